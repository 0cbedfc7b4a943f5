import { z } from 'zod';
import { id, line, optionalLine } from '#kit/input.ts';
import { action, download, query, upload } from '#kit/operation.ts';
import { addAttachment, readAttachment, removeAttachment } from '../service/attachments.ts';
import { discardDraft, getDraft, saveDraft } from '../service/drafts.ts';
import { cancelScheduled, sendDraft, undoSend } from '../service/send.ts';
import { startDraft } from '../service/start-draft.ts';
import { addresses, at, html, mode } from './inputs.ts';

export const draftsApi = {
  'drafts.get': query(z.object({ id }), (ctx, input) => getDraft(ctx, input.id)),
  'drafts.start': action(
    z.object({ mode, sourceMessageId: id.optional(), to: addresses.default([]) }),
    startDraft,
  ),
  'drafts.save': action(
    z.object({
      id: id.optional(),
      to: addresses,
      cc: addresses.default([]),
      bcc: addresses.default([]),
      subject: optionalLine(500),
      html,
      mode: mode.default('new'),
      sourceMessageId: id.optional(),
      /** Attachments to keep; all of them when absent. */
      attachmentIds: z.array(id).max(100).optional(),
    }),
    saveDraft,
  ),
  'drafts.discard': action(z.object({ id }), (ctx, input) => discardDraft(ctx, input.id)),
  'drafts.send': action(z.object({ id, sendAt: at.optional() }), sendDraft),
  'messages.undoSend': action(z.object({ id }), (ctx, input) => undoSend(ctx, input.id)),
  'scheduled.cancel': action(z.object({ id }), (ctx, input) => cancelScheduled(ctx, input.id)),
  'attachments.upload': upload(
    z.object({ draftId: id, filename: line(255), type: line(127).default('application/octet-stream') }),
    (ctx, input, bytes) => addAttachment(ctx, input, bytes),
  ),
  'attachments.remove': action(z.object({ id }), (ctx, input) => removeAttachment(ctx, input.id)),
  /** `inline` shows pictures and PDFs in the browser. */
  'attachments.get': download(z.object({ id, inline: z.boolean().default(false) }), readAttachment),
} as const;
