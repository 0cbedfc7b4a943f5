import { useState } from 'react';
import { FormDialog } from '#kit/page/Form.tsx';
import { Switch } from '#kit/ui/Switch.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { MOST_POLL_OPTIONS } from '../../rules/limits.ts';
import { useAction } from '../client.ts';

interface PollDialogProps {
  chatId: number;
  open: boolean;
  onClose: () => void;
}

export function PollDialog({ chatId, open, onClose }: PollDialogProps) {
  const send = useAction('messages.sendPoll');
  const [question, setQuestion] = useState('');
  const [options, setOptions] = useState(['', '']);
  const [multiple, setMultiple] = useState(true);
  const written = options.map((option) => option.trim()).filter(Boolean);
  function setOption(index: number, text: string) {
    const next = options.with(index, text);
    const isFull = next.every((option) => option.trim());
    setOptions(isFull && next.length < MOST_POLL_OPTIONS ? [...next, ''] : next);
  }
  async function submit() {
    await send.run({
      chatId,
      clientId: crypto.randomUUID(),
      question: question.trim(),
      options: written,
      multiple,
    });
    setQuestion('');
    setOptions(['', '']);
    onClose();
  }
  return (
    <FormDialog
      open={open}
      title="Create poll"
      size="sm"
      submitLabel="Send poll"
      ready={question.trim() !== '' && written.length >= 2}
      action={send}
      shown={['question', 'options', ...options.map((_, index) => `options.${index}`)]}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label="Question"
        placeholder="Ask question"
        value={question}
        onChange={setQuestion}
        error={send.fields.question}
        autoFocus
      />
      <div className="grid gap-2">
        {options.map((option, index) => (
          <TextInput
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            key={index}
            label={`Option ${index + 1}`}
            hideLabel={index > 0}
            placeholder="Add option"
            value={option}
            onChange={(text) => setOption(index, text)}
            error={send.fields[`options.${index}`] ?? (index === 0 ? send.fields.options : undefined)}
          />
        ))}
      </div>
      <Switch label="Allow multiple answers" value={multiple} onChange={setMultiple} />
    </FormDialog>
  );
}
