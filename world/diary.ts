/** A stretch of time at a place. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
  readonly place: string;
}

/** Where the owner has promised to be. Two stretches overlap only in the same place. */
export interface Diary {
  reserve(stretch: Stretch): void;
  /** Whether they could be there, given the way to and from other places. */
  fits(stretch: Stretch, travelMs: number): boolean;
}

const bucketMs = 86_400_000;

export function createDiary(): Diary {
  const buckets = new Map<number, Stretch[]>();
  const bucketsOf = ({ from, until }: { from: number; until: number }): number[] => {
    const first = Math.floor(from / bucketMs);
    return Array.from({ length: Math.floor(until / bucketMs) - first + 1 }, (_, index) => first + index);
  };
  return {
    reserve(stretch) {
      for (const key of bucketsOf(stretch)) {
        const bucket = buckets.get(key);
        if (bucket) bucket.push(stretch);
        else buckets.set(key, [stretch]);
      }
    },
    fits({ from, until, place }, travelMs) {
      const wide = { from: from - travelMs, until: until + travelMs };
      return bucketsOf(wide).every((key) =>
        (buckets.get(key) ?? []).every(
          (other) => other.place === place || other.until <= wide.from || other.from >= wide.until,
        ),
      );
    },
  };
}
