import { useState } from 'react';
import { RpcError } from '#kit/page/rpc.ts';
import type { Attendance } from '#kit/ports.ts';
import { toast } from '#kit/ui/toast.tsx';
import { useSend } from './client.ts';
import { ANSWERS } from './invitation-words.ts';

/** Answers the invitation of a mail; says what came of it at the bottom of the page. */
export function useAnswer(invitation: { messageId: number; title: string }) {
  const send = useSend();
  const [underWay, setUnderWay] = useState<Attendance | null>(null);
  async function give(answer: Attendance, note = ''): Promise<boolean> {
    if (underWay) return false;
    setUnderWay(answer);
    try {
      await send('invitations.answer', { messageId: invitation.messageId, answer, note });
      const said = ANSWERS.find((one) => one.answer === answer)?.label.toLowerCase();
      toast.success(`You answered ${said} to “${invitation.title}”.`);
      return true;
    } catch (refusal) {
      if (!(refusal instanceof RpcError)) throw refusal;
      toast.error(refusal.fields.note ?? refusal.message);
      return false;
    } finally {
      setUnderWay(null);
    }
  }
  return { give, underWay };
}
