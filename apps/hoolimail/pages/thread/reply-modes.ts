import { Forward, Reply, ReplyAll } from 'lucide-react';
import { boot } from '#kit/page/boot.ts';
import type { MessageView } from '../../rules/views.ts';

/** Whether an answer to all goes to more people than an answer. */
export const hasOthers = ({ to, cc }: MessageView): boolean =>
  [...to, ...cc].filter(({ email }) => email.toLowerCase() !== boot.owner?.email.toLowerCase()).length > 0;

export const REPLY_MODES = [
  { mode: 'reply', label: 'Reply', Icon: Reply },
  { mode: 'replyAll', label: 'Reply all', Icon: ReplyAll },
  { mode: 'forward', label: 'Forward', Icon: Forward },
] as const;
