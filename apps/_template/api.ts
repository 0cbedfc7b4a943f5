import { z } from 'zod';
import { id, line, optionalLine, page, text } from '#kit/input.ts';
import { action, query } from '#kit/operation.ts';
import { getNote, listNotes, removeNote, writeNote } from './service.ts';

export const api = {
  'notes.list': query(z.object({ text: optionalLine(100), page }), listNotes),
  'notes.get': query(z.object({ id }), (ctx, input) => getNote(ctx, input.id)),
  'notes.write': action(z.object({ title: line(120), text: text() }), writeNote),
  'notes.remove': action(z.object({ id }), (ctx, input) => removeNote(ctx, input.id)),
} as const;

export type Api = typeof api;
