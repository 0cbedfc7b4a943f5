import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import type { Scope } from '../model.ts';
import { NotifyQuestion } from './NotifyQuestion.tsx';
import { ScopeQuestion } from './ScopeQuestion.tsx';

export type ScopeVerb = 'Edit' | 'Delete' | 'Answer' | 'Move';
export type NotifyVerb = 'invite' | 'update' | 'cancel';

interface Questions {
  /** Which occurrences of a series; null when the question is closed without an answer. */
  scope(verb: ScopeVerb): Promise<Scope | null>;
  /** Whether guests get a mail; null when the question is closed without an answer. */
  notify(verb: NotifyVerb): Promise<boolean | null>;
}

const Context = createContext<Questions | null>(null);

export function useQuestions(): Questions {
  const questions = useContext(Context);
  if (!questions) throw new Error('Questions are asked inside the frame.');
  return questions;
}

type Asked =
  | { kind: 'scope'; verb: ScopeVerb; answer(scope: Scope | null): void }
  | { kind: 'notify'; verb: NotifyVerb; answer(notify: boolean | null): void };

/** The questions that stand between a change and its effect. */
export function QuestionsProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const scope = useCallback(
    (verb: ScopeVerb) =>
      new Promise<Scope | null>((resolve) => {
        setAsked({ kind: 'scope', verb, answer: closing(setAsked, resolve) });
      }),
    [],
  );
  const notify = useCallback(
    (verb: NotifyVerb) =>
      new Promise<boolean | null>((resolve) => {
        setAsked({ kind: 'notify', verb, answer: closing(setAsked, resolve) });
      }),
    [],
  );
  return (
    <Context value={{ scope, notify }}>
      {children}
      {asked?.kind === 'scope' && <ScopeQuestion verb={asked.verb} onAnswer={asked.answer} />}
      {asked?.kind === 'notify' && <NotifyQuestion verb={asked.verb} onAnswer={asked.answer} />}
    </Context>
  );
}

const closing =
  <T,>(close: (asked: null) => void, resolve: (answer: T) => void) =>
  (answer: T) => {
    close(null);
    resolve(answer);
  };
