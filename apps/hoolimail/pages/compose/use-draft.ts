import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileTag } from '../../rules/views.ts';
import type { Address, Mode } from '../../schema/mail.ts';
import { forgetDrafts, useSend, useUpload } from '../client.ts';
import { splitDraft } from '../thread/split-quote.ts';

export interface DraftFields {
  to: Address[];
  cc: Address[];
  bcc: Address[];
  subject: string;
  html: string;
}

export interface DraftStart extends DraftFields {
  /** Null until something was written and saved. */
  id: number | null;
  mode: Mode;
  sourceMessageId: number | null;
  attachments: readonly FileTag[];
  /** What is answered or forwarded; it goes along under the text. */
  quote: string;
}

/** A saved draft, its text apart from what it quotes. */
export function startOf(saved: Omit<DraftStart, 'quote'>): DraftStart {
  const { own, quoted } = splitDraft(saved.html);
  return { ...saved, html: own, quote: quoted };
}

export type SaveState = 'untouched' | 'unsaved' | 'saving' | 'saved' | 'failed';

const PAUSE_MS = 700;

/** A draft being written. It saves itself when the writer pauses; saves go one after the other. */
export function useDraft(start: DraftStart, onCreated?: (id: number) => void) {
  const client = useQueryClient();
  const send = useSend();
  const upload = useUpload('attachments.upload');
  const [fields, setFields] = useState<DraftFields>({
    to: start.to,
    cc: start.cc,
    bcc: start.bcc,
    subject: start.subject,
    html: start.html,
  });
  const [files, setFiles] = useState(start.attachments);
  const [quote, setQuote] = useState(start.quote);
  const [saved, setSaved] = useState<SaveState>('untouched');
  const now = useRef({
    id: start.id,
    fields,
    quote,
    isDirty: false,
    isGone: false,
    queue: Promise.resolve(),
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { mode, sourceMessageId } = start;

  /** Resolves when everything written so far is with the server. */
  const save = useCallback(
    ({ force = false } = {}): Promise<void> => {
      clearTimeout(timer.current);
      const work = now.current.queue.then(async () => {
        const { id, isDirty, fields: written, quote: quoted } = now.current;
        if (!isDirty && !(force && id === null)) return;
        now.current.isDirty = false;
        setSaved('saving');
        try {
          const input = {
            ...written,
            html: written.html + quoted,
            id: id ?? undefined,
            mode,
            sourceMessageId: sourceMessageId ?? undefined,
          };
          const answer = await send('drafts.save', input);
          forgetDrafts(client);
          now.current.id = answer.id;
          if (id === null) onCreated?.(answer.id);
          setSaved((old) => (old === 'saving' ? 'saved' : old));
        } catch (refusal) {
          now.current.isDirty = true;
          setSaved('failed');
          throw refusal;
        }
      });
      now.current.queue = work.catch(() => undefined);
      return work;
    },
    [client, mode, onCreated, send, sourceMessageId],
  );

  const edit = useCallback(
    (changes: Partial<DraftFields>) => {
      now.current.fields = { ...now.current.fields, ...changes };
      now.current.isDirty = true;
      setFields(now.current.fields);
      setSaved('unsaved');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save().catch(() => undefined), PAUSE_MS);
    },
    [save],
  );

  const removeQuote = useCallback(() => {
    now.current.quote = '';
    setQuote('');
    edit({});
  }, [edit]);

  /** The draft's id; what was not saved yet is saved first. */
  const settle = useCallback(async (): Promise<number> => {
    await save({ force: true });
    if (now.current.id === null) throw new Error('The draft could not be saved. Try again.');
    return now.current.id;
  }, [save]);

  const attach = useCallback(
    async (file: File) => {
      const draftId = await settle();
      const type = file.type || 'application/octet-stream';
      const tag = await upload({ draftId, filename: file.name, type }, file);
      setFiles((old) => [...old, tag]);
    },
    [settle, upload],
  );
  const detach = useCallback(
    async (id: number) => {
      await send('attachments.remove', { id });
      setFiles((old) => old.filter((file) => file.id !== id));
    },
    [send],
  );
  /** The draft was sent or discarded: nothing more is saved. */
  const drop = useCallback(() => {
    clearTimeout(timer.current);
    now.current.isDirty = false;
    now.current.isGone = true;
  }, []);

  useEffect(
    () => () => {
      if (now.current.isDirty) void save().catch(() => undefined);
    },
    [save],
  );
  const currentId = useCallback(() => now.current.id, []);
  const isGone = useCallback(() => now.current.isGone, []);
  return {
    fields,
    files,
    quote,
    removeQuote,
    saved,
    edit,
    save,
    settle,
    attach,
    detach,
    drop,
    isGone,
    currentId,
  };
}

export type Draft = ReturnType<typeof useDraft>;
