import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import type { Scope } from '../model.ts';
import type { ScopeVerb } from './questions.tsx';

const OPTIONS = [
  { value: 'this', label: 'This event' },
  { value: 'following', label: 'This and following events' },
  { value: 'all', label: 'All events' },
] as const;

interface ScopeQuestionProps {
  verb: ScopeVerb;
  onAnswer: (scope: Scope | null) => void;
}

export function ScopeQuestion({ verb, onAnswer }: ScopeQuestionProps) {
  const [scope, setScope] = useState<Scope>('this');
  return (
    <Dialog
      open
      size="sm"
      title={verb === 'Answer' ? 'Reply to recurring event' : `${verb} recurring event`}
      onClose={() => onAnswer(null)}
      onSubmit={() => onAnswer(scope)}
      footer={
        <>
          <Button variant="ghost" onClick={() => onAnswer(null)}>
            Cancel
          </Button>
          <Button variant="primary" type="submit">
            OK
          </Button>
        </>
      }
    >
      <RadioGroup label="Which events" hideLabel value={scope} onChange={setScope} options={OPTIONS} />
    </Dialog>
  );
}
