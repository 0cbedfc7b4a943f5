import type { Block, Stationery } from './letters.ts';

const ink = '#222222';
const faint = '#6b7280';
const sans = 'Helvetica,Arial,sans-serif';
const serif = "Georgia,'Times New Roman',serif";

/** A company's mail as HTML: its own colour and layout, inline styles only, nothing fetched from elsewhere. */
export function composeHtml(blocks: readonly Block[], sender: Stationery): string {
  const body = blocks.map((block) => blockHtml(block, sender)).join('');
  const font = sender.layout === 'paper' ? serif : sans;
  const page = sender.layout === 'plain' ? '#ffffff' : '#f4f4f2';
  return (
    `<div style="background:${page};padding:24px 12px;font-family:${font};color:${ink};font-size:15px;line-height:1.55">` +
    `<div style="max-width:600px;margin:0 auto;background:#ffffff;${frame(sender)}">${masthead(sender)}` +
    `<div style="padding:20px 28px 12px">${body}</div>` +
    `<div style="padding:14px 28px 20px;border-top:1px solid #e5e7eb;color:${faint};font-size:12px">${escapeHtml(sender.footer)}</div>` +
    `</div></div>`
  );
}

/** The same mail for readers of plain text. */
export function composeText(blocks: readonly Block[], sender: Stationery): string {
  return [...blocks.map(blockText), `--\n${sender.name}\n${sender.footer}`].join('\n\n');
}

function frame({ layout, accent }: Stationery): string {
  if (layout === 'card') return `border:1px solid #e5e7eb;border-top:4px solid ${accent};border-radius:8px`;
  return layout === 'plain' ? '' : 'border:1px solid #e5e7eb';
}

function masthead({ layout, accent, name, tagline }: Stationery): string {
  const line = tagline ? `<div style="font-size:13px;opacity:.85">${escapeHtml(tagline)}</div>` : '';
  const title = (style: string) => `<div style="${style}">${escapeHtml(name)}${line}</div>`;
  switch (layout) {
    case 'banner':
      return title(`background:${accent};color:#ffffff;padding:20px 28px;font-size:22px;font-weight:700`);
    case 'paper':
      return title(
        `padding:24px 28px 12px;text-align:center;font-size:26px;color:${accent};border-bottom:3px double ${accent}`,
      );
    case 'card':
      return title(`padding:20px 28px 0;font-size:17px;font-weight:700;color:${accent}`);
    case 'plain':
      return title(`padding:8px 28px 0;font-size:14px;color:${faint}`);
  }
}

function blockHtml(block: Block, { accent }: Stationery): string {
  if (typeof block === 'string') return `<p style="margin:0 0 14px">${escapeHtml(block)}</p>`;
  if ('heading' in block)
    return `<h2 style="margin:6px 0 10px;font-size:19px;line-height:1.3;color:${accent}">${escapeHtml(block.heading)}</h2>`;
  if ('list' in block) {
    const items = block.list.map((item) => `<li style="margin:0 0 6px">${escapeHtml(item)}</li>`).join('');
    return `<ul style="margin:0 0 14px;padding-left:22px">${items}</ul>`;
  }
  if ('rows' in block) return rowsHtml(block.rows);
  if ('quote' in block)
    return (
      `<blockquote style="margin:0 0 14px;padding:4px 0 4px 14px;border-left:3px solid ${accent};font-style:italic">` +
      `${escapeHtml(block.quote)}<br><span style="font-style:normal;color:${faint}">${escapeHtml(block.by)}</span></blockquote>`
    );
  if ('callout' in block)
    return `<p style="margin:0 0 16px;padding:12px 16px;background:#f9fafb;border:1px solid #e5e7eb;border-radius:6px">${escapeHtml(block.callout)}</p>`;
  return (
    `<div style="margin:4px 0 16px;text-align:center"><div style="font-size:34px;font-weight:700;color:${accent}">` +
    `${escapeHtml(block.big)}</div><div style="color:${faint}">${escapeHtml(block.small)}</div></div>`
  );
}

function rowsHtml(rows: readonly (readonly [string, string])[]): string {
  const cell = 'padding:7px 0;border-bottom:1px solid #eeeeee;vertical-align:top';
  const lines = rows.map(
    ([left, right]) =>
      `<tr><td style="${cell}">${escapeHtml(left)}</td><td style="${cell};text-align:right;padding-left:20px">${escapeHtml(right)}</td></tr>`,
  );
  return `<table style="width:100%;border-collapse:collapse;margin:0 0 16px;font-size:15px">${lines.join('')}</table>`;
}

function blockText(block: Block): string {
  if (typeof block === 'string') return block;
  if ('heading' in block) return block.heading.toUpperCase();
  if ('list' in block) return block.list.map((item) => `* ${item}`).join('\n');
  if ('rows' in block) return block.rows.map(([left, right]) => `${left}: ${right}`).join('\n');
  if ('quote' in block) return `"${block.quote}" – ${block.by}`;
  if ('callout' in block) return block.callout;
  return `${block.big} – ${block.small}`;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
