export type WordHappening =
  /** A letter from a person (`person`) or from a company, a list or a machine (`sender`). */
  | {
      type: 'mail.received';
      from: Sender;
      /** Who got it besides the owner; absent when it went to the owner alone. */
      to?: readonly string[];
      cc?: readonly string[];
      mail: Letter;
    }
  | { type: 'mail.sent'; to: readonly string[]; cc?: readonly string[]; mail: Letter }
  | ChatLine
  | { type: 'post.published'; by: string; audience: 'network' | 'friends'; text: string }
  | {
      type: 'page.visited';
      title: string;
      site?: string;
      app?: string;
      path: string;
      thread?: string;
      search?: string;
    }
  | {
      type: 'document.written';
      document: string;
      title: string;
      folder: string;
      kind: DocumentKind;
      revision: number;
      text: string;
    }
  | {
      type: 'ticket.opened';
      ticket: string;
      project: { key: string; name: string };
      title: string;
      kind: 'story' | 'task' | 'bug' | 'epic';
      assignee: string;
      reporter: string;
      priority: string;
      points?: number;
      due?: string;
    }
  | { type: 'ticket.moved'; ticket: string; to: 'in progress' | 'in review' | 'done'; by: string }
  | { type: 'ticket.discussed'; ticket: string; by: string; text: string };

export type DocumentKind = 'text' | 'letter' | 'sheet' | 'slides' | 'pdf' | 'notes';

export type Sender = { person: string } | { name: string; email: string };

export interface Letter {
  /** Letters with the same key form one conversation. */
  readonly thread: string;
  readonly subject: string;
  /** Paragraphs separated by blank lines; `html` when the sender composes it like a company does. */
  readonly text: string;
  readonly html?: string;
  readonly kind: 'personal' | 'work' | 'newsletter' | 'promotion' | 'social' | 'notice' | 'spam';
  readonly attachments?: readonly { filename: string; type: string; text: string }[];
  /** How the owner treated it: absent fields mean the plain thing (left in the inbox, read). */
  readonly fate?: {
    unread?: boolean;
    starred?: boolean;
    archived?: boolean;
    trashed?: boolean;
    labels?: readonly string[];
  };
}

/** `me` or a contact. `people` are the others in the talk; `circle` names it when it has a name. */
export interface ChatLine {
  readonly type: 'chat.said';
  readonly setting: 'friends' | 'work';
  readonly circle?: string;
  readonly people: readonly string[];
  readonly from: string;
  /** Empty only when something else was sent. Of a voice note: what is heard. */
  readonly text: string;
  /** Lines with the same name form one exchange. */
  readonly scene?: string;
  /** Id of the event of the line that this one answers. */
  readonly quotes?: string;
  readonly reactions?: readonly { by: string; emoji: string }[];
  /** `caption` says what can be seen on it. */
  readonly photo?: { name: string; caption: string };
  readonly file?: { name: string; caption?: string; text?: string };
  readonly voice?: { seconds: number };
  readonly location?: { name: string; address: string };
  readonly poll?: {
    question: string;
    options: readonly string[];
    votes: readonly { by: string; options: readonly string[] }[];
  };
  /** Taken back for everyone by whoever said it. */
  readonly deleted?: boolean;
  readonly edited?: boolean;
  readonly forwarded?: boolean;
  /** By the owner. */
  readonly starred?: boolean;
  /** The owner has not read it by the reference time. */
  readonly unread?: boolean;
}
