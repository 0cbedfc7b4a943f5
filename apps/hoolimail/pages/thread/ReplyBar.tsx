import { Button } from '#kit/ui/Button.tsx';
import type { MessageView } from '../../rules/views.ts';
import { hasOthers, REPLY_MODES } from './reply-modes.ts';
import type { ReplyMode } from './use-reply.ts';

interface ReplyBarProps {
  message: MessageView;
  onReply: (mode: ReplyMode) => void;
}

export function ReplyBar({ message, onReply }: ReplyBarProps) {
  const modes = REPLY_MODES.filter(({ mode }) => mode !== 'replyAll' || hasOthers(message));
  return (
    <section aria-label="Answer" className="flex gap-2.5 pt-4 pl-12">
      {modes.map(({ mode, label, Icon }) => (
        <Button key={mode} icon={<Icon aria-hidden />} onClick={() => onReply(mode)}>
          {label}
        </Button>
      ))}
    </section>
  );
}
