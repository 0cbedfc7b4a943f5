import { z } from 'zod';
import { id } from '#kit/input.ts';
import { download, query } from '#kit/operation.ts';
import { statementPdf } from '../service/statement-pdf.ts';
import { listStatements } from '../service/statements.ts';

export const statementsApi = {
  'statements.list': query(z.object({ accountId: id.optional() }), listStatements),
  'statements.pdf': download(z.object({ id, inline: z.boolean().optional() }), statementPdf),
} as const;
