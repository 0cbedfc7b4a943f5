import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
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
    <Dialog
      open={open}
      onClose={onClose}
      title="Create poll"
      size="sm"
      busy={send.busy}
      onSubmit={() => void submit().catch(() => undefined)}
      footer={
        <Button
          type="submit"
          variant="primary"
          busy={send.busy}
          disabled={!question.trim() || written.length < 2}
        >
          Send poll
        </Button>
      }
    >
      <div className="grid gap-4">
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
      </div>
    </Dialog>
  );
}
