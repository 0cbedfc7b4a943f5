/** Longer than anybody reads before answering. */
const MOST_READ = 4000;

interface Cleaned {
  /** Without salutation, sign-off, signature and quotes. */
  readonly body: string;
  readonly sentences: readonly string[];
  /** It began with "Hi Pam," or the like. */
  readonly isGreeting: boolean;
}

/** The owner's words alone, split where a reader would pause. */
export function cleanText(text: string, ownerName: string): Cleaned {
  const straight = text
    .slice(0, MOST_READ)
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\u2018\u2019\u02bc]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"')
    .replaceAll(/[\u00a0\t\u200b]/g, ' ');
  const own = withoutSignOff(withoutQuote(straight), ownerName);
  const salutation = SALUTATION.exec(own);
  const body = (salutation ? own.slice(salutation[0].length) : own).trim();
  return { body, sentences: splitSentences(body), isGreeting: salutation !== null };
}

const SALUTATION =
  /^\s*(?:hi|hey+|hello|dear|good (?:morning|afternoon|evening)|morning|yo)\b[^\n.!?]{0,40}?(?:,|!|:|\.)\s+(?=\S)/i;

const withoutQuote = (text: string): string =>
  text
    .split(/\n(?:-{2,} ?\n|-{5,}|On .{4,80} wrote:|_{5,})/)[0]!
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n');

const CLOSING =
  'thanks(?: so much| again| in advance| a lot)?|thank you(?: so much)?|best(?: regards| wishes)?|(?:kind |warm )?regards|cheers|sincerely|yours(?: truly)?|love|talk soon|take care|xo+x?o?';

function withoutSignOff(text: string, ownerName: string): string {
  const names = [ownerName, ...ownerName.split(' '), ownerName.charAt(0)].map(escaped).join('|');
  const signed = new RegExp(
    `(?:\\n|^|(?<=[.!?] ))\\s*(?:(?:${CLOSING})\\s*[,!.]?\\s*)?[-–—]?\\s*(?:${names})\\.?\\s*$`,
    'i',
  );
  const closed = new RegExp(`\\n\\s*(?:${CLOSING})\\s*[,!.]\\s*$`, 'i');
  return text.trimEnd().replace(signed, '').replace(closed, '');
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const splitSentences = (body: string): string[] =>
  body
    .split(/(?<=[.!?…]["')]?)\s+(?=\S)|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\S/.test(sentence));
