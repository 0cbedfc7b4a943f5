import { useState } from 'react';
import { RecipientField } from './RecipientField.tsx';
import type { DraftFields } from './use-draft.ts';

interface ComposeRecipientsProps {
  fields: DraftFields;
  onChange: (changes: Partial<DraftFields>) => void;
  autoFocus: boolean;
}

export function ComposeRecipients({ fields, onChange, autoFocus }: ComposeRecipientsProps) {
  const [hasCc, setCc] = useState(fields.cc.length > 0);
  const [hasBcc, setBcc] = useState(fields.bcc.length > 0);
  const adder =
    'rounded-full px-2 py-1 text-foreground-muted text-small hover:bg-foreground/7 hover:text-foreground';
  return (
    <>
      <RecipientField
        label="To"
        value={fields.to}
        onChange={(to) => onChange({ to })}
        autoFocus={autoFocus}
        aside={
          <span className="flex pt-1">
            {!hasCc && (
              <button type="button" aria-label="Add Cc" className={adder} onClick={() => setCc(true)}>
                Cc
              </button>
            )}
            {!hasBcc && (
              <button type="button" aria-label="Add Bcc" className={adder} onClick={() => setBcc(true)}>
                Bcc
              </button>
            )}
          </span>
        }
      />
      {hasCc && (
        <RecipientField
          label="Cc"
          value={fields.cc}
          onChange={(cc) => onChange({ cc })}
          autoFocus={fields.cc.length === 0}
        />
      )}
      {hasBcc && (
        <RecipientField
          label="Bcc"
          value={fields.bcc}
          onChange={(bcc) => onChange({ bcc })}
          autoFocus={fields.bcc.length === 0}
        />
      )}
    </>
  );
}
