import { useState } from 'react';
import { Select } from '#kit/ui/Select.tsx';
import type { Recurrence } from '../../rules/recurrence-rule.ts';
import type { EventDraft } from '../draft/draft.ts';
import { CustomRecurrence } from './CustomRecurrence.tsx';
import { isSameRule, sayRecurrence, usualRules } from './recurrence-options.ts';

interface RecurrenceFieldProps {
  draft: EventDraft;
  onChange: (recurrence: Recurrence | null) => void;
  isSeries?: boolean;
  repeats?: string;
}

export function RecurrenceField({ draft, onChange, isSeries, repeats }: RecurrenceFieldProps) {
  const [isCustom, setCustom] = useState(false);
  const { recurrence, startDay } = draft;
  const rules = usualRules(startDay);
  const known = recurrence && rules.findIndex((rule) => isSameRule(rule, recurrence, startDay));
  const isForeign = recurrence === null && isSeries && repeats;
  const value = isForeign
    ? 'kept'
    : recurrence === null
      ? 'none'
      : known !== null && known >= 0
        ? String(known)
        : 'own';
  return (
    <>
      <Select
        label="Repeats"
        hideLabel
        value={value}
        className="w-76"
        options={[
          { value: 'none', label: 'Does not repeat' },
          ...(isForeign ? [{ value: 'kept', label: repeats }] : []),
          ...rules.map((rule, index) => ({ value: String(index), label: sayRecurrence(rule, startDay) })),
          ...(value === 'own' && recurrence
            ? [{ value: 'own', label: sayRecurrence(recurrence, startDay) }]
            : []),
          { value: 'custom', label: 'Custom…' },
        ]}
        onChange={(next) => {
          if (next === 'custom') setCustom(true);
          else if (next === 'none') onChange(null);
          else if (rules[Number(next)]) onChange(rules[Number(next)] ?? null);
        }}
      />
      {isCustom && (
        <CustomRecurrence
          start={recurrence ?? rules[1]!}
          startDay={startDay}
          onClose={() => setCustom(false)}
          onDone={(chosen) => {
            onChange(chosen);
            setCustom(false);
          }}
        />
      )}
    </>
  );
}
