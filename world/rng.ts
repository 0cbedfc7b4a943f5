/** Chance with a name. Streams of one seed are independent: drawing from one never moves another. */
export type Rng = (stream: string) => RandomStream;

export interface RandomStream {
  /** In [0, 1). */
  next(): number;
  /** Whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
}

/** Each call of the result starts the named stream from its beginning. */
export function createRng(seed: string): Rng {
  return (stream) => createStream(sfc32(cyrb128(`${seed}/${stream}`)));
}

function createStream(next: () => number): RandomStream {
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    pick(list) {
      if (list.length === 0) throw new Error('Cannot pick from an empty list.');
      return list[int(0, list.length - 1)]!;
    },
    chance: (probability) => next() < probability,
  };
}

type State = readonly [number, number, number, number];

/** String hash to 128 bits: https://github.com/bryc/code/blob/master/jshash/PRNGs.md */
function cyrb128(text: string): State {
  let [h1, h2, h3, h4] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    h1 = h2 ^ Math.imul(h1 ^ code, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ code, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ code, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ code, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  return [(h1 ^ h2 ^ h3 ^ h4) >>> 0, (h2 ^ h1) >>> 0, (h3 ^ h1) >>> 0, (h4 ^ h1) >>> 0];
}

/** Small Fast Counter generator, from PractRand. */
function sfc32([a0, b0, c0, d0]: State): () => number {
  let [a, b, c, d] = [a0, b0, c0, d0];
  return () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return (t >>> 0) / 4294967296;
  };
}
