/** What somebody is invited to, as one would call it in an answer, and how long it takes. */
const OCCASIONS: readonly {
  readonly word: RegExp;
  readonly name: string;
  readonly minutes: number;
  readonly kind: 'meal' | 'social' | 'work' | 'remote';
}[] = [
  { word: /\bdinners?\b|\bsupper\b/i, name: 'dinner', minutes: 120, kind: 'meal' },
  { word: /\blunch(?:es)?\b/i, name: 'lunch', minutes: 60, kind: 'meal' },
  { word: /\bbreakfast\b/i, name: 'breakfast', minutes: 60, kind: 'meal' },
  { word: /\bbrunch\b/i, name: 'brunch', minutes: 90, kind: 'meal' },
  { word: /\bcoffees?\b/i, name: 'coffee', minutes: 45, kind: 'meal' },
  {
    word: /\bdrinks?\b|\bbeers?\b|\bhappy hour\b|\bcocktails?\b/i,
    name: 'drinks',
    minutes: 120,
    kind: 'social',
  },
  { word: /\bmovies?\b|\bfilm\b/i, name: 'the movie', minutes: 150, kind: 'social' },
  { word: /\bconcert\b/i, name: 'the concert', minutes: 180, kind: 'social' },
  { word: /\bparty\b/i, name: 'the party', minutes: 180, kind: 'social' },
  { word: /\bpoker\b/i, name: 'poker', minutes: 180, kind: 'social' },
  { word: /\bbasketball\b/i, name: 'basketball', minutes: 90, kind: 'social' },
  { word: /\bkaraoke\b/i, name: 'karaoke', minutes: 150, kind: 'social' },
  { word: /\b(?:the )?game\b/i, name: 'the game', minutes: 180, kind: 'social' },
  { word: /\bshow\b(?! (?:you|me|him|her|them|us|up))/i, name: 'the show', minutes: 150, kind: 'social' },
  { word: /\bbarbecue\b|\bbbq\b|\bcookout\b/i, name: 'the barbecue', minutes: 180, kind: 'social' },
  { word: /\bpicnic\b/i, name: 'the picnic', minutes: 150, kind: 'social' },
  { word: /\bhike\b|\bhiking\b/i, name: 'the hike', minutes: 180, kind: 'social' },
  { word: /\b(?:a|the|for a) walk\b/i, name: 'a walk', minutes: 60, kind: 'social' },
  { word: /\bimprov\b/i, name: 'improv', minutes: 120, kind: 'social' },
  { word: /\brehearsal\b/i, name: 'rehearsal', minutes: 120, kind: 'social' },
  {
    word: /\bzoom\b|\b(?:a|the|our|phone|video|quick|weekly|conference) calls?\b/i,
    name: 'a call',
    minutes: 30,
    kind: 'remote',
  },
  {
    word: /\b(?:staff |team |sales |budget |planning )?meetings?\b|\bsit ?down\b/i,
    name: 'the meeting',
    minutes: 60,
    kind: 'work',
  },
  { word: /\b1:1\b|\bone-on-one\b/i, name: 'the one-on-one', minutes: 30, kind: 'work' },
  {
    word: /\b(?:a|the|our|my|your|quarterly|budget|performance) review\b/i,
    name: 'the review',
    minutes: 60,
    kind: 'work',
  },
  { word: /\btraining\b/i, name: 'the training', minutes: 60, kind: 'work' },
  { word: /\binterview\b/i, name: 'the interview', minutes: 60, kind: 'work' },
  { word: /\bhang(?: out)?\b|\bget together\b|\bcatch(?:ing)? up\b/i, name: '', minutes: 90, kind: 'social' },
];

export type Occasion = (typeof OCCASIONS)[number];

export const occasionIn = (text: string): Occasion | null => {
  const found = OCCASIONS.map((occasion) => ({ occasion, at: text.search(occasion.word) })).filter(
    ({ at }) => at >= 0,
  );
  const meeting = found.find(({ occasion }) => occasion.name === 'the meeting');
  return (meeting ?? found.toSorted((a, b) => a.at - b.at)[0])?.occasion ?? null;
};

/** "at Cooper's": a place as it was named, with its preposition. */
export function placeIn(text: string): string | null {
  const named = /\b(?:at|@) ((?:the )?[A-Z][\w'&.]*(?: (?:[A-Z][\w'&.]*|of|and|&|in|on))*)/.exec(text);
  const known =
    /\bat (my place|your place|our place|the office|the usual place|the usual|home|work|the bar|the park|the restaurant|the theater|the farm)\b/i.exec(
      text,
    );
  const place = named?.[1]?.replace(/(?: (?:of|and|&|in|on))+$|[.,]+$/g, '') ?? known?.[1];
  return place && !/^(?:noon|midnight|AM|PM)$/i.test(place) ? `at ${asSeenByOther(place)}` : null;
}

const asSeenByOther = (place: string): string =>
  ({ 'my place': 'your place', 'your place': 'my place' })[place.toLowerCase()] ?? place;

/** In cents; null when the text names none. */
export function amountIn(text: string): number | null {
  const found =
    /\$ ?(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,7}(?:\.\d{1,2})?)/.exec(text) ??
    /\b(\d{1,6}(?:\.\d{2})?) ?(?:dollars|bucks|usd)\b/i.exec(text) ??
    /\b(?:zelle'?d?|venmo'?d?|paid|pay|sent|send|owe) (?:you|me|u|him|her)?(?: the)? ?(\d{1,5}(?:\.\d{2})?)\b(?! ?(?:%|min|hour|day|file|mail|e-?mail|copies|ream|box|page|people|o'clock|[ap]m))/i.exec(
      text,
    );
  const cents = Math.round(Number(found?.[1]?.replaceAll(',', '') ?? '0') * 100);
  return cents > 0 && Number.isSafeInteger(cents) ? cents : null;
}

/** Ids of those whom a text names, the longest names first so that nobody is taken for a namesake. */
export function namesIn(text: string, people: readonly { id: string; name: string }[]): string[] {
  const straight = text.replaceAll('\u2019', "'").toLowerCase();
  const words = new Set(straight.match(/[\p{L}]+/gu) ?? []);
  return people
    .filter(({ name }) => straight.includes(name.toLowerCase()) || words.has(firstName(name).toLowerCase()))
    .map(({ id }) => id);
}

const TITLES = /^(?:dr|mr|mrs|ms|prof)\.? /i;

export const firstName = (name: string): string => {
  const plain = name.replace(TITLES, '');
  return plain === name ? (plain.split(' ')[0] ?? plain) : name;
};
