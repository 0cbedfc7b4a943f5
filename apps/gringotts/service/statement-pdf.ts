import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import type { Ctx, Owner } from '#kit/context.ts';
import type { FileContent } from '#kit/operation.ts';
import { momentOf } from '#kit/time.ts';
import { accountLabel } from '../rules/accounts.ts';
import { describeStatement, formatStatementDay, type StatementRow } from '../rules/statement-text.ts';
import { readStatement } from './statements.ts';

type Document = InstanceType<typeof PDFDocument>;

/** Loaded for the first statement that is printed: it is large, and few visits need it. */
const loadPdfKit = (): typeof PDFDocument => createRequire(import.meta.url)('pdfkit');

const INK = '#17212b';
const FAINT = '#5b6875';
const BRAND = '#14324f';
const BRASS = '#c8962e';
const LINE = '#d3dae1';
const LEFT = 54;
const RIGHT = 558;
const BOTTOM = 716;
const ROW = 17;
const COLUMNS = { date: LEFT, text: LEFT + 62, amount: 400, balance: 480 };

/** The statement as the bank would print it. The same statement always gives the same bytes. */
export function statementPdf(
  ctx: Ctx,
  { id, inline = false }: { id: number; inline?: boolean },
): FileContent {
  const { statement, account, rows } = readStatement(ctx, id);
  const text = describeStatement(account, statement, rows);
  const document = new (loadPdfKit())({
    size: 'LETTER',
    margins: { top: 48, left: LEFT, right: LEFT, bottom: 40 },
    bufferPages: true,
    info: {
      Title: `Gringotts statement, ${accountLabel(account)}, ${statement.toDay}`,
      Author: 'Gringotts',
      CreationDate: new Date(momentOf(statement.toDay, '23:59', ctx.zone)),
    },
  });
  drawLetterhead(document, text.period);
  drawAddress(document, ctx.owner, { label: accountLabel(account), number: account.number });
  drawSummary(document, text.summary);
  if (text.notice) drawNotice(document, text.notice);
  drawTransactions(document, text.rows);
  numberPages(document, `${accountLabel(account)}  |  ${text.period}`);
  document.end();
  const bytes: Buffer | null = document.read();
  if (!bytes) throw new Error(`Statement ${id} gave no PDF.`);
  const filename = `Gringotts_${account.number.slice(-4)}_${statement.toDay}.pdf`;
  return { filename, type: 'application/pdf', bytes: new Uint8Array(bytes), inline };
}

/** The temple of the icon: a roof, three pillars and a base. */
function drawLogo(document: Document, x: number, y: number): void {
  document.save().translate(x, y).scale(0.5);
  document.roundedRect(0, 0, 64, 64, 10).fill(BRAND);
  document.path('M32 10 10 22v5h44v-5L32 10Z').fill('#f2c14e');
  for (const pillar of [15, 29, 43]) document.rect(pillar, 30, 6, 16).fill('#ffffff');
  document.rect(10, 48, 44, 6).fill('#f2c14e').restore();
}

function drawLetterhead(document: Document, period: string): void {
  drawLogo(document, LEFT, 48);
  document
    .font('Helvetica-Bold')
    .fontSize(20)
    .fillColor(BRAND)
    .text('Gringotts', LEFT + 42, 52);
  document.font('Helvetica').fontSize(9).fillColor(FAINT);
  document.text('Account statement', 330, 50, { width: RIGHT - 330, align: 'right' });
  document.font('Helvetica-Bold').fontSize(10).fillColor(INK);
  document.text(period, 330, 63, { width: RIGHT - 330, align: 'right' });
  document.rect(LEFT, 90, RIGHT - LEFT, 2).fill(BRASS);
}

function drawAddress(document: Document, owner: Owner, account: { label: string; number: string }): void {
  const { street, city, state, zip } = owner.address;
  document.font('Helvetica').fontSize(10).fillColor(INK);
  document.text([owner.name, street, `${city}, ${state} ${zip}`].join('\n'), LEFT, 110, { lineGap: 2 });
  document.font('Helvetica-Bold').text(account.label, 330, 110, { width: RIGHT - 330, align: 'right' });
  document.font('Helvetica').fillColor(FAINT);
  document.text(`Account number ending in ${account.number.slice(-4)}`, 330, 125, {
    width: RIGHT - 330,
    align: 'right',
  });
  document.text('Questions? Secure Messages in Gringotts online', 330, 139, {
    width: RIGHT - 330,
    align: 'right',
  });
}

function drawSummary(document: Document, summary: readonly (readonly [string, string])[]): void {
  heading(document, 'Account summary', 176);
  summary.forEach(([term, detail], index) => {
    const y = 200 + index * ROW;
    const isLast = index === summary.length - 1;
    document
      .font(isLast ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(10)
      .fillColor(INK);
    document.text(term, LEFT, y).text(detail, 300, y, { width: 110, align: 'right' });
    document
      .moveTo(LEFT, y + 13.5)
      .lineTo(410, y + 13.5)
      .lineWidth(0.5)
      .stroke(LINE);
  });
  document.y = 200 + summary.length * ROW + 12;
}

function drawNotice(document: Document, { title, lines }: { title: string; lines: readonly string[] }): void {
  const top = 176;
  document.roundedRect(428, top, RIGHT - 428, 24 + lines.length * 26, 4).fill('#f3efe2');
  document
    .font('Helvetica-Bold')
    .fontSize(10)
    .fillColor(BRAND)
    .text(title, 438, top + 10);
  lines.forEach((line, index) => {
    document
      .font('Helvetica')
      .fontSize(9)
      .fillColor(INK)
      .text(line, 438, top + 28 + index * 25, { width: RIGHT - 448 });
  });
}

function heading(document: Document, title: string, y: number): void {
  document.font('Helvetica-Bold').fontSize(12).fillColor(BRAND).text(title, LEFT, y);
}

function drawTransactions(document: Document, rows: readonly StatementRow[]): void {
  let y = Math.max(document.y, 300) + 8;
  heading(document, 'Transaction detail', y);
  y = drawTableHead(document, y + 22);
  for (const row of rows) {
    if (y > BOTTOM) {
      document.addPage();
      y = drawTableHead(document, 56);
    }
    drawRow(document, row, y);
    y += ROW;
  }
  if (rows.length === 0)
    document.font('Helvetica').fontSize(9).fillColor(FAINT).text('No transactions.', LEFT, y);
}

function drawTableHead(document: Document, y: number): number {
  document.rect(LEFT, y - 5, RIGHT - LEFT, 18).fill('#e9eef3');
  document.font('Helvetica-Bold').fontSize(8.5).fillColor(BRAND);
  document.text('DATE', COLUMNS.date + 4, y).text('DESCRIPTION', COLUMNS.text, y);
  document.text('AMOUNT', COLUMNS.amount, y, { width: 70, align: 'right' });
  document.text('BALANCE', COLUMNS.balance, y, { width: RIGHT - COLUMNS.balance - 4, align: 'right' });
  return y + 20;
}

function drawRow(document: Document, row: StatementRow, y: number): void {
  document.font('Helvetica').fontSize(9).fillColor(INK);
  document.text(formatStatementDay(row.day), COLUMNS.date + 4, y, { lineBreak: false });
  document.text(row.description, COLUMNS.text, y, {
    width: 275,
    height: 11,
    ellipsis: true,
    lineBreak: false,
  });
  document.text(row.amount, COLUMNS.amount, y, { width: 70, align: 'right', lineBreak: false });
  document.text(row.balance, COLUMNS.balance, y, {
    width: RIGHT - COLUMNS.balance - 4,
    align: 'right',
    lineBreak: false,
  });
  document
    .moveTo(LEFT, y + 12)
    .lineTo(RIGHT, y + 12)
    .lineWidth(0.4)
    .stroke(LINE);
}

function numberPages(document: Document, footer: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    document.font('Helvetica').fontSize(8).fillColor(FAINT);
    document.text(footer, LEFT, 742, { lineBreak: false });
    document.text(`Page ${page - start + 1} of ${count}`, 440, 742, {
      width: RIGHT - 440,
      align: 'right',
      lineBreak: false,
    });
  }
}
