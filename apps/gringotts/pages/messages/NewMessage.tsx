import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { Form } from '#kit/page/Form.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { TOPIC_LABELS, TOPICS, type Topic } from '../../rules/messages.ts';
import { useAction } from '../client.ts';

export function NewMessage() {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const send = useAction('messages.send');
  const [topic, setTopic] = useState<Topic | null>(
    TOPICS.find((value) => value === query.get('topic')) ?? null,
  );
  const [subject, setSubject] = useState('');
  const [body, setBody] = useState('');
  const submit = async () => {
    if (!topic) return;
    const thread = await send.run({ topic, subject, body });
    toast.success(`Message sent. Reference ${thread.reference}`);
    navigate(`/messages/${thread.id}`);
  };
  return (
    <div className="mx-auto max-w-[760px]">
      <PageHeader title="New message" back={{ href: '/messages', label: 'Secure messages' }} />
      <Card>
        <Form action={send} shown={['subject', 'body']} onSubmit={submit}>
          <Select
            label="Topic"
            className="max-w-80"
            value={topic}
            onChange={setTopic}
            options={TOPICS.map((value) => ({ value, label: TOPIC_LABELS[value] }))}
          />
          <TextInput
            label="Subject"
            value={subject}
            onChange={setSubject}
            maxLength={120}
            error={send.fields.subject}
          />
          <TextArea
            label="Message"
            rows={8}
            maxLength={4000}
            value={body}
            onChange={setBody}
            error={send.fields.body}
          />
          <div className="flex justify-end gap-2.5">
            <LinkButton href="/messages">Discard</LinkButton>
            <Button
              type="submit"
              variant="primary"
              busy={send.busy}
              disabled={!topic || !subject.trim() || !body.trim()}
            >
              Send message
            </Button>
          </div>
        </Form>
      </Card>
    </div>
  );
}
