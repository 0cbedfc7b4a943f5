import { Accordion } from '#kit/ui/Accordion.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { QUESTIONS } from './questions.ts';

export function HelpPage() {
  return (
    <div className="flex-1 overflow-y-auto bg-background">
      <div className="mx-auto grid max-w-2xl gap-5 px-8 py-7">
        <h1 className="heading text-page-title">Help</h1>
        <div className="rounded-card border border-border bg-surface px-5 py-1">
          <Accordion
            items={QUESTIONS.map(({ question, answer }) => ({
              value: question,
              title: question,
              content: answer,
            }))}
          />
        </div>
        <LinkButton href="/settings/shortcuts" className="justify-self-start">
          Keyboard shortcuts
        </LinkButton>
      </div>
    </div>
  );
}
