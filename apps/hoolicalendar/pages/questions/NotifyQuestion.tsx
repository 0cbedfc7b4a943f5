import { Button } from '#kit/ui/Button.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import type { NotifyVerb } from './questions.tsx';

const WORDS: Record<NotifyVerb, { title: string; body: string; send: string }> = {
  invite: {
    title: 'Send invitations to guests?',
    body: 'Guests get a mail with the invitation and can answer it.',
    send: 'Send',
  },
  update: {
    title: 'Send updates to guests?',
    body: 'Guests get a mail that says what has changed.',
    send: 'Send',
  },
  cancel: {
    title: 'Send a cancellation to guests?',
    body: 'Guests get a mail that the event is canceled.',
    send: 'Send',
  },
};

interface NotifyQuestionProps {
  verb: NotifyVerb;
  onAnswer: (notify: boolean | null) => void;
}

export function NotifyQuestion({ verb, onAnswer }: NotifyQuestionProps) {
  const { title, body, send } = WORDS[verb];
  return (
    <Dialog
      open
      size="sm"
      title={title}
      description={body}
      onClose={() => onAnswer(null)}
      onSubmit={() => onAnswer(true)}
      footer={
        <>
          <Button variant="ghost" className="mr-auto" onClick={() => onAnswer(null)}>
            Back to editing
          </Button>
          <Button onClick={() => onAnswer(false)}>Don’t send</Button>
          <Button variant="primary" type="submit" autoFocus>
            {send}
          </Button>
        </>
      }
    />
  );
}
