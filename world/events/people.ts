/** People who talk among themselves under a name, the owner among them. */
export type CircleHappening =
  | {
      type: 'circle.formed';
      circle: string;
      name: string;
      setting: 'friends' | 'work';
      /** Besides the owner. */
      people: readonly string[];
      /** `me` or a contact. */
      by: string;
      admins: readonly string[];
      about?: string;
      /** When that was, of a circle older than the record; its event is then at the record's beginning. */
      founded?: number;
    }
  | {
      type: 'circle.changed';
      circle: string;
      by: string;
      joined: readonly string[];
      left: readonly string[];
      renamed?: string;
      about?: string;
    };

/** Somebody the owner knows. Exists once: the same name, mail and phone wherever they appear. */
export interface Contact {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly relationship: string;
  readonly frequency: 'daily' | 'weekly' | 'monthly' | 'rarely';
  /** Banks where Zelle finds them at once; others must enrol first. */
  readonly zelle: boolean;
  readonly birthday?: string;
  readonly address?: string;
  readonly company?: string;
  readonly sharedActivities: readonly string[];
  /** Where the owner can reach them besides by mail and phone. */
  readonly apps: readonly string[];
  readonly personality: Personality;
}

/** How someone writes: for the text generator and for whoever answers in their name. */
export interface Personality {
  readonly voice: string;
  readonly openers: readonly string[];
  readonly closers: readonly string[];
  readonly letterCase: 'plain' | 'lower' | 'loud';
  /** Of their words, how many come out wrong. */
  readonly typos: number;
  readonly answersAfterMinutes: number;
  readonly topics: readonly string[];
  /** The mood their answers come in; guessed from `voice` when absent. */
  readonly temper?: 'warm' | 'sunny' | 'dry' | 'stern' | 'loud' | 'careful' | 'blunt' | 'dreamy' | 'formal';
  /** Lines of their own for answers, by what they do: `{ "accept": ["{when}. I will bring the good stapler."] }`. */
  readonly says?: Readonly<Record<string, readonly string[]>>;
}
