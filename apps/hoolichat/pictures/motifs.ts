import type { RandomStream } from '#world/rng.ts';
import { accentOf } from './light.ts';

/** Draws a thing that stands at (0, 0) and is about 160 high. No people: what they hold, wear and make. */
export type Motif = (random: RandomStream, caption: string) => string;

const shadow = (rx: number) => `<ellipse cy="4" rx="${rx}" ry="${Math.round(rx / 7)}" opacity=".22"/>`;

const bird: Motif = () =>
  `${shadow(80)}<path d="M-18 -20v-28M16 -20v-28M-30 -2h22M4 -2h24M-18 -22v20M16 -22v20" stroke="#b5723a" stroke-width="7"/><path d="M-88 -92 Q-120 -150 -70 -158 Q-24 -164 6 -120 L20 -60 Q-50 -20 -88 -92Z" fill="#6d4630"/><path d="M-88 -92 Q-130 -128 -104 -160 M-80 -100 Q-112 -150 -80 -166 M-66 -104 Q-84 -160 -52 -168" stroke="#8c5c3e" stroke-width="9" fill="none"/><ellipse cx="-16" cy="-86" rx="62" ry="48" fill="#7d5238"/><path d="M-40 -90 Q-10 -120 30 -84 Q0 -60 -40 -90Z" fill="#59382a"/><path d="M34 -104 Q52 -150 44 -176" stroke="#a5584a" stroke-width="20" stroke-linecap="round" fill="none"/><circle cx="46" cy="-182" r="16" fill="#a5584a"/><path d="M60 -184l20 6-20 6z" fill="#e0b04a"/><path d="M56 -172q10 12 4 24" stroke="#c0392b" stroke-width="7" fill="none" stroke-linecap="round"/><circle cx="50" cy="-186" r="3.4" fill="#1c1310"/>`;

const piano: Motif = () =>
  `${shadow(130)}<rect x="-120" y="-150" width="240" height="112" rx="5" fill="#2b211d"/><rect x="-120" y="-150" width="240" height="16" fill="#40322b"/><rect x="-132" y="-72" width="264" height="20" fill="#3a2d27"/><rect x="-124" y="-62" width="248" height="15" fill="#faf6ee"/>${Array.from({ length: 20 }, (_, i) => `<rect x="${-120 + i * 12.4}" y="-62" width="5" height="9" fill="#1b1512" opacity="${i % 7 === 2 || i % 7 === 6 ? 0 : 1}"/>`).join('')}<path d="M-112 -46v48M112 -46v48" stroke="#2b211d" stroke-width="15"/><rect x="-44" y="-132" width="88" height="52" fill="#f5efe0"/><path d="M-36 -120h72M-36 -110h72M-36 -100h60M-36 -90h66" stroke="#8b8171" stroke-width="2"/>`;

const boat: Motif = (random, caption) =>
  `<path d="M-150 -10 Q0 22 150 -10 L128 30 Q0 50 -128 30Z" fill="${accentOf(random)}"/><rect x="-120" y="-28" width="240" height="22" rx="4" fill="#f3efe6"/><path d="M-90 -28v-92M90 -28v-92M-110 -122h220" stroke="#d9d3c4" stroke-width="7"/><path d="M-112 -128h224l-10 -16h-204z" fill="#e9e2d2"/><path d="M20 -144v-64" stroke="#8a6b4a" stroke-width="6"/><path d="M22 -206q34 -12 62 2 t58 -2v44q-30 12 -60 0t-60 2z" fill="#fbfaf5"/><text x="84" y="-176" font-size="15" text-anchor="middle" font-family="serif" fill="#333">${lettering(caption, 14)}</text>`;

const car: Motif = (random) =>
  `${shadow(150)}<path d="M-150 -30 Q-148 -66 -100 -70 L-56 -112 Q-20 -122 44 -114 L92 -72 Q146 -68 150 -30Z" fill="${accentOf(random)}"/><path d="M-84 -72 L-48 -104 Q-20 -110 -4 -108 V-72Z M8 -108 Q34 -108 44 -102 L74 -72 H8Z" fill="#cfe2ea"/><rect x="-154" y="-34" width="308" height="14" rx="6" fill="#3a3a3d"/><circle cx="-88" cy="-20" r="28" fill="#26262a"/><circle cx="88" cy="-20" r="28" fill="#26262a"/><circle cx="-88" cy="-20" r="12" fill="#b9bcc2"/><circle cx="88" cy="-20" r="12" fill="#b9bcc2"/><ellipse cx="140" cy="-48" rx="9" ry="7" fill="#fff4c4"/>`;

const paper: Motif = (random, caption) =>
  `${shadow(96)}<g transform="rotate(${random.int(-7, 7)})"><rect x="-100" y="-150" width="200" height="150" fill="#fffdf6"/><rect x="-100" y="-150" width="200" height="150" fill="none" stroke="#d9d2c2" stroke-width="2"/><path d="M-70 -50 Q-40 -120 -6 -70 T70 -96" fill="none" stroke="${accentOf(random)}" stroke-width="6" stroke-linecap="round"/><circle cx="52" cy="-118" r="15" fill="none" stroke="#d9a441" stroke-width="6"/><path d="M-72 -34h144M-72 -22h96" stroke="#9b9486" stroke-width="3"/><text y="-132" font-size="13" text-anchor="middle" font-family="serif" fill="#444">${lettering(caption, 22)}</text></g>`;

const framed: Motif = (random) =>
  `${shadow(110)}<rect x="-122" y="-176" width="244" height="176" fill="#7a5534"/><rect x="-108" y="-162" width="216" height="148" fill="#f7f2e6"/><rect x="-86" y="-142" width="172" height="108" fill="#6b78a8"/><path d="M-86 -34v-40q40 -20 84 -8t88 -12v60z" fill="${accentOf(random)}" opacity=".8"/><rect x="-34" y="-112" width="76" height="62" fill="#4a4f63"/><rect x="4" y="-98" width="14" height="12" fill="#ffd86b"/>`;

const board: Motif = (_, caption) =>
  `${shadow(150)}<path d="M-100 0l18 -60M100 0l-18 -60" stroke="#8d8f94" stroke-width="9"/><rect x="-160" y="-208" width="320" height="160" rx="6" fill="#fbfcfc" stroke="#a9adb3" stroke-width="9"/><text y="-138" font-size="19" text-anchor="middle" font-family="'Comic Sans MS',cursive" fill="#2f5fa8">${lettering(caption, 24)}</text><path d="M-110 -108h190M-110 -88h130" stroke="#c8553d" stroke-width="4" opacity=".6"/><rect x="-30" y="-54" width="60" height="9" fill="#8d8f94"/>`;

const banner: Motif = (random, caption) =>
  `<path d="M-200 -250 Q0 -196 200 -250" stroke="#7a6a58" stroke-width="3" fill="none"/><path d="M-176 -238 Q0 -190 176 -238 V-178 Q0 -130 -176 -178Z" fill="${accentOf(random)}"/><text y="-168" font-size="26" text-anchor="middle" font-family="sans-serif" font-weight="700" fill="#fff">${lettering(caption, 20)}</text>`;

const speakers: Motif = () =>
  [-86, 86]
    .map(
      (x) =>
        `<g transform="translate(${x})">${shadow(56)}<rect x="-54" y="-196" width="108" height="196" rx="6" fill="#2a2a2e"/><circle cy="-140" r="26" fill="#45454c"/><circle cy="-140" r="11" fill="#1d1d20"/><circle cy="-58" r="42" fill="#45454c"/><circle cy="-58" r="17" fill="#1d1d20"/></g>`,
    )
    .join('');

const trophy: Motif = () =>
  `${shadow(56)}<rect x="-46" y="-26" width="92" height="26" rx="3" fill="#5b4330"/><rect x="-26" y="-44" width="52" height="18" fill="#6d5139"/><path d="M-9 -44v-34h18v34z" fill="#d9a93f"/><path d="M-48 -170h96q0 92 -48 94t-48 -94z" fill="#e8bb4f"/><path d="M-48 -156q-42 -2 -30 34t36 24M48 -156q42 -2 30 34t-36 24" fill="none" stroke="#d9a93f" stroke-width="9"/><path d="M-30 -160q2 58 20 72" stroke="#fff3c9" stroke-width="8" fill="none" opacity=".7"/>`;

const stones: Motif = (random) =>
  `${shadow(96)}${[-58, 6, 62].map((x, i) => `<ellipse cx="${x}" cy="${-18 - (i % 2) * 10}" rx="${random.int(34, 44)}" ry="${random.int(17, 22)}" fill="${['#7d8288', '#a09a8e', '#5f6870'][i]}"/><ellipse cx="${x - 9}" cy="${-27 - (i % 2) * 10}" rx="17" ry="5" fill="#fff" opacity=".3"/>`).join('')}`;

const crate: Motif = (random) =>
  `${shadow(76)}<rect x="-72" y="-112" width="144" height="112" rx="6" fill="${accentOf(random)}"/>${[-96, -66, -36].map((y) => `<path d="M-62 ${y}h34v18h-34zM-17 ${y}h34v18h-34zM28 ${y}h34v18h-34z" fill="#1c1c22" opacity=".5"/>`).join('')}<rect x="-76" y="-118" width="152" height="15" rx="5" fill="#000" opacity=".18"/>`;

const dish: Motif = (random, caption) => {
  const food = /\b(fudge|brownie|chocolate)\b/i.test(caption)
    ? '#4b2c1e'
    : random.pick(['#d98f4e', '#c8553d', '#e3bd6b']);
  const squares = Array.from(
    { length: 12 },
    (_, i) =>
      `<rect x="${-92 + (i % 4) * 46}" y="${-84 + Math.floor(i / 4) * 25}" width="42" height="21" rx="2" fill="${food}"/>`,
  );
  return `${shadow(130)}<path d="M-124 -92h248l14 88h-276z" fill="#aeb3b8"/><path d="M-112 -88h224l9 76h-242z" fill="#777c82"/>${squares.join('')}<path d="M-140 -56h18M122 -56h18" stroke="#8d9298" stroke-width="11"/>`;
};

const plate: Motif = (random) =>
  `${shadow(120)}<ellipse cy="-14" rx="124" ry="40" fill="#fbfaf6"/><ellipse cy="-18" rx="88" ry="26" fill="#e9e4d8"/><path d="M-58 -22q10 -40 46 -34t62 22q6 26 -44 26t-64 -14z" fill="${random.pick(['#c9763f', '#b5523b', '#d9a441'])}"/><path d="M-34 -44q12 -16 24 0M0 -52q14 -14 24 4" stroke="#5b7f4a" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M-156 -60v54M-164 -60v18q8 8 16 0v-18M158 -62q-10 20 0 30v28" stroke="#a9adb3" stroke-width="5" fill="none"/>`;

const cake: Motif = (random) =>
  `${shadow(96)}<ellipse cy="-6" rx="112" ry="22" fill="#e9edf0"/><rect x="-82" y="-80" width="164" height="74" rx="9" fill="#f6e2d3"/><path d="M-82 -62q20 22 41 0t41 0 41 0 41 0v-12q0 -10 -12 -10h-140q-12 0 -12 10z" fill="${accentOf(random)}"/>${[-48, -16, 16, 48].map((x) => `<rect x="${x - 4}" y="-122" width="8" height="38" fill="#f3c44f"/><path d="M${x} -142q11 15 0 20q-11 -5 0 -20z" fill="#ff9d3c"/>`).join('')}`;

const puzzle: Motif = (random) =>
  `${Array.from({ length: 46 }, () => `<rect x="${random.int(-260, 240)}" y="${random.int(-70, 50)}" width="26" height="20" rx="6" fill="${random.pick(['#4f86c6', '#6fa3d8', '#3b6ea8', '#8fb9e3'])}" transform="rotate(${random.int(-30, 30)})"/>`).join('')}`;

const device: Motif = (_, caption) =>
  `${shadow(86)}<rect x="-82" y="-124" width="164" height="124" rx="18" fill="#3e4c5a"/><rect x="-60" y="-108" width="120" height="34" rx="4" fill="#cfe0c5"/>${Array.from({ length: 12 }, (_, i) => `<rect x="${-56 + (i % 4) * 30}" y="${-64 + Math.floor(i / 4) * 20}" width="22" height="13" rx="3" fill="#e9edf0"/>`).join('')}<rect x="44" y="-146" width="104" height="32" fill="#fff"/><text x="96" y="-125" font-size="13" text-anchor="middle" font-family="monospace" fill="#222">${lettering(caption, 12)}</text>`;

const socks: Motif = () =>
  [-38, 38]
    .map(
      (x) =>
        `<g transform="translate(${x}) scale(${x < 0 ? 1 : -1} 1)"><path d="M-26 -128h48v78q2 22 34 30q18 8 8 20h-70q-22 0 -20 -26z" fill="#f2cf4f"/><path d="M-26 -128h48v17h-48zM-24 -92h46M-24 -76h46" stroke="#e0b23a" stroke-width="6" fill="none"/></g>`,
    )
    .join('');

const smoke: Motif = () =>
  `${shadow(56)}<path d="M-46 -84h92l-13 84h-66z" fill="#7f8c95"/><ellipse cy="-84" rx="46" ry="11" fill="#59646c"/>${[0, 1, 2, 3].map((i) => `<circle cx="${i % 2 ? 17 : -13}" cy="${-110 - i * 34}" r="${22 + i * 9}" fill="#fff" opacity="${0.5 - i * 0.1}"/>`).join('')}`;

const microphone: Motif = () =>
  `${shadow(46)}<ellipse cy="-4" rx="46" ry="11" fill="#33343a"/><path d="M0 -6v-150" stroke="#55575f" stroke-width="8"/><g transform="translate(0 -160) rotate(24)"><rect x="-11" y="-10" width="22" height="66" rx="8" fill="#2f3036"/><circle cy="-20" r="24" fill="#8b8e97"/><path d="M-20 -28h40M-23 -18h46M-20 -9h40" stroke="#5e616a" stroke-width="3"/></g>`;

const sled: Motif = () =>
  `<g transform="rotate(-12)">${shadow(120)}<path d="M-124 -22q-22 -2 -18 -22M124 -22q-4 0 -8 0" stroke="#a9522f" stroke-width="11" fill="none"/><rect x="-128" y="-34" width="252" height="22" rx="9" fill="#c8743f"/><path d="M-96 -12v12M88 -12v12M-130 2h252" stroke="#7a5230" stroke-width="7"/></g><path d="M-170 20q-44 -12 -72 6M-176 2q-34 -16 -60 -8" stroke="#fff" stroke-width="7" opacity=".8" fill="none"/>`;

const mug: Motif = (random) =>
  `${shadow(70)}<path d="M-54 -104h108v76q0 28 -28 28h-52q-28 0 -28 -28z" fill="${accentOf(random)}"/><path d="M54 -86q42 -2 38 30t-42 26" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="13"/><ellipse cy="-104" rx="54" ry="11" fill="#5a3824"/><path d="M-17 -124q-14 -20 0 -36t0 -34M17 -124q-14 -20 0 -36" stroke="#fff" stroke-width="6" fill="none" opacity=".55"/>`;

const plant: Motif = () =>
  `${shadow(52)}<path d="M-42 -64h84l-10 64h-64z" fill="#b8683f"/>${[-52, -26, 0, 26, 52].map((x) => `<path d="M0 -62q${x / 2} -60 ${x} -${128 - Math.abs(x)}q${-x / 3} 50 ${-x} 66z" fill="${x % 52 ? '#5f8f55' : '#47733f'}"/>`).join('')}`;

const book: Motif = (random, caption) =>
  `${shadow(110)}<path d="M0 -12q-56 -28 -116 -8v-96q60 -20 116 8z" fill="#fdfaf1"/><path d="M0 -12q56 -28 116 -8v-96q-60 -20 -116 8z" fill="#f4eddc"/><path d="M-96 -92q40 -8 78 4M-96 -74q40 -8 78 4M-96 -56q40 -8 78 4M20 -88q40 -12 78 -4M20 -70q40 -12 78 -4" stroke="#a39a86" stroke-width="3" fill="none"/><path d="M-120 -14q64 -20 120 10q56 -30 120 -10v11q-64 -18 -120 11q-56 -29 -120 -11z" fill="${accentOf(random)}"/><text x="58" y="-48" font-size="11" text-anchor="middle" font-family="serif" fill="#5a5244">${lettering(caption, 12)}</text>`;

const ball: Motif = () =>
  `${shadow(52)}<circle cy="-54" r="54" fill="#d9722e"/><path d="M-54 -54h108M0 -108v108M-38 -92q38 38 0 76M38 -92q-38 38 0 76" stroke="#5a2b12" stroke-width="4" fill="none"/>`;

const hat: Motif = (random) =>
  `${shadow(110)}<ellipse cy="-16" rx="124" ry="26" fill="#d9b877"/><path d="M-62 -20q-8 -92 62 -92t62 92q-62 22 -124 0z" fill="#e6c98c"/><path d="M-63 -38q62 24 126 0v18q-62 24 -126 0z" fill="${accentOf(random)}"/><path d="M-100 -14q100 24 200 0M-40 -96q40 -12 80 0" stroke="#b8934f" stroke-width="2.5" fill="none"/>`;

const dog: Motif = () =>
  `${shadow(86)}<path d="M-70 -96q-34 -26 -26 -58" stroke="#f3ede2" stroke-width="15" fill="none" stroke-linecap="round"/><path d="M-84 -4v-76q10 -34 60 -30h58q36 4 34 40v66h-26v-48h-72v48z" fill="#f3ede2"/><path d="M-84 -60q-2 -48 60 -50h40q-6 40 -50 44z" fill="#8a5a38"/><circle cx="62" cy="-128" r="40" fill="#a56c42"/><path d="M56 -150q10 30 0 62q22 10 44 -6q6 -30 -14 -54z" fill="#f3ede2"/><path d="M30 -152q-30 8 -26 62q22 12 34 -26z" fill="#6d4428"/><circle cx="84" cy="-134" r="5" fill="#1c1310"/><ellipse cx="104" cy="-114" rx="10" ry="8" fill="#1c1310"/>`;

const lamp: Motif = (random) =>
  `${shadow(52)}<ellipse cy="-5" rx="46" ry="11" fill="#5b4330"/><path d="M0 -8v-92" stroke="#7a5c40" stroke-width="9"/><circle cy="-130" r="96" fill="#ffe9ae" opacity=".28"/><path d="M-34 -176h68l30 78h-128z" fill="${accentOf(random)}"/><path d="M-64 -98h128l-5 -12h-118z" fill="#fff" opacity=".35"/>`;

const chair: Motif = (random) =>
  `${shadow(76)}<path d="M-54 0v-74M54 0v-74M-46 -74v-98M46 -74v-98" stroke="#8a6140" stroke-width="11"/><rect x="-62" y="-88" width="124" height="20" rx="6" fill="${accentOf(random)}"/><path d="M-46 -160h92M-46 -132h92" stroke="#8a6140" stroke-width="13"/>`;

const MOTIFS: readonly [RegExp, Motif][] = [
  [/\b(turkey|bird|goose|duck|chicken|heron)\b/i, bird],
  [/\b(piano|keyboard|organ)\b/i, piano],
  [/\b(boat|pontoon|ferry|canoe|kayak|sail\w*|tug)\b/i, boat],
  [/\b(car|convertible|truck|van|bus|taxi|back seat)\b/i, car],
  [/\b(hats?|cap|helmet|crown)\b/i, hat],
  [/\b(dog|beagle|puppy|cat|kitten|pet)\b/i, dog],
  [/\b(lamp|flashlight|lantern|candles?|light)\b/i, lamp],
  [/\b(chairs?|bench|stool|couch|sofa)\b/i, chair],
  [/\b(framed|watercolor|painting)\b/i, framed],
  [/\b(card|drawing|sketch|letter|schedule|notes?|crayon|ink|pencil|receipt|ticket)\b/i, paper],
  [/\b(whiteboard|blackboard|sign)\b/i, board],
  [/\b(banner|flag|bunting|party)\b/i, banner],
  [/\b(loudspeakers?|speakers?|amp)\b/i, speakers],
  [/\b(trophy|award|medal)\b/i, trophy],
  [/\b(stones?|rocks?|shells?)\b/i, stones],
  [/\b(crate|box|boxes|basket)\b/i, crate],
  [/\b(fudge|brownies?|pan|casserole|lasagna)\b/i, dish],
  [/\b(cake|pie|cupcakes?)\b/i, cake],
  [/\b(puzzle)\b/i, puzzle],
  [/\b(label maker|printer|copier|machine|phone|calculator)\b/i, device],
  [/\b(socks?|mittens|slippers)\b/i, socks],
  [/\b(smoking|smoke|bucket|grill|fire)\b/i, smoke],
  [/\b(microphone|karaoke|mic)\b/i, microphone],
  [/\b(sled|tray|toboggan)\b/i, sled],
  [/\b(coffee|mug|tea|cocoa|cups?)\b/i, mug],
  [/\b(book|notebook|script|pages|screenplay|menu)\b/i, book],
  [/\b(basketball|ball|hoop)\b/i, ball],
  [/\b(plate|dinner|lunch|soup|sandwich|pizza|chili|bread|breakfast|wings)\b/i, plate],
  [/\b(plant|flowers?|garden|tomato\w*)\b/i, plant],
];

const STILL_LIVES: readonly (readonly Motif[])[] = [
  [mug, plant],
  [plant, lamp],
  [book, mug],
  [chair, plant],
  [lamp, book],
];

/** What a caption names, as far as it can be drawn; a picture of a picture is that one alone; else a quiet still life. */
export function motifsIn(caption: string, random: RandomStream): readonly Motif[] {
  const found = MOTIFS.flatMap(([words, motif]) => {
    const at = caption.search(words);
    return at < 0 ? [] : [{ at, motif }];
  }).sort((a, b) => a.at - b.at);
  const pictured = found.find(({ motif }) => motif === paper || motif === framed);
  if (pictured && pictured.at < 24) return [pictured.motif];
  return found.length > 0 ? found.slice(0, 3).map(({ motif }) => motif) : random.pick(STILL_LIVES);
}

/** Words that can be read in the picture: those in capitals or in quotes. */
function lettering(caption: string, longest: number): string {
  const quoted = /["“]([^"”]+)["”]/.exec(caption)?.[1];
  const capitals = /\b[A-Z][A-Z.]+(?: [A-Z.]{2,})*/.exec(caption)?.[0];
  const words = (quoted ?? capitals ?? '').slice(0, longest);
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
