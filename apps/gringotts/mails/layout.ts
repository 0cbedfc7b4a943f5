export interface Notice {
  heading: string;
  /** Plain sentences, one paragraph each. */
  paragraphs: readonly string[];
  /** Label and value, shown as a table. */
  facts?: readonly (readonly [string, string])[];
  /** The large figure under the heading. */
  amount?: string;
  action?: { label: string; path: string };
  footnote?: string;
}

const SITE = 'http://localhost:3001';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const factRow = ([label, value]: readonly [string, string]) =>
  `<tr><td style="padding:9px 0;border-top:1px solid #e3e8ed;color:#566573;font-size:13px;width:38%">${escapeHtml(label)}</td><td style="padding:9px 0;border-top:1px solid #e3e8ed;color:#17212b;font-size:13px;font-weight:600;text-align:right">${escapeHtml(value)}</td></tr>`;

const paragraphHtml = (text: string) =>
  `<p style="margin:0 0 14px;color:#17212b;font-size:14px;line-height:1.55">${escapeHtml(text)}</p>`;

/** The bank's letterhead: a narrow table that every mail reader lays out alike. */
export function noticeHtml({ heading, paragraphs, facts = [], amount, action, footnote }: Notice): string {
  const figure = amount
    ? `<p style="margin:0 0 16px;color:#0b3d66;font-size:30px;font-weight:700">${escapeHtml(amount)}</p>`
    : '';
  const table = facts.length
    ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 20px;border-bottom:1px solid #e3e8ed">${facts.map(factRow).join('')}</table>`
    : '';
  const button = action
    ? `<p style="margin:0 0 8px"><a href="${SITE}${escapeHtml(action.path)}" style="display:inline-block;background:#0b5cab;color:#ffffff;text-decoration:none;font-size:14px;font-weight:600;padding:11px 20px;border-radius:4px">${escapeHtml(action.label)}</a></p>`
    : '';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f2f4f6;padding:24px 0;font-family:'Open Sans',Arial,sans-serif"><tr><td align="center"><table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #d3dae1"><tr><td style="background:#0b3d66;border-bottom:4px solid #f2c14e;padding:16px 28px;color:#ffffff;font-size:18px;font-weight:700">Gringotts</td></tr><tr><td style="padding:26px 28px 22px"><h1 style="margin:0 0 10px;color:#17212b;font-size:19px;font-weight:700">${escapeHtml(heading)}</h1>${figure}${paragraphs.map(paragraphHtml).join('')}${table}${button}</td></tr><tr><td style="padding:16px 28px;background:#eef1f4;color:#566573;font-size:11px;line-height:1.5">${footnote ? `${escapeHtml(footnote)}<br>` : ''}You get this message because of activity on your Gringotts accounts. We never ask for your password by e-mail. Questions? Send us a secure message after you sign in.</td></tr></table></td></tr></table>`;
}

export const noticeText = ({ heading, paragraphs, facts = [], amount }: Notice): string =>
  [
    heading,
    ...(amount ? [amount] : []),
    ...paragraphs,
    ...(facts.length ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    'Gringotts',
  ].join('\n\n');
