import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { Combobox } from '#kit/ui/Combobox.tsx';
import { useData } from '../client.ts';
import { RecipientDialog } from './RecipientDialog.tsx';

interface RecipientPickerProps {
  label: string;
  value: string | null;
  onChange: (id: string | null) => void;
  error?: string;
}

export function useRecipients() {
  const recipients = useData('zelle.recipients', {});
  return {
    recipients,
    find: (id: string | null) => recipients.find((row) => String(row.id) === id),
  };
}

export function RecipientPicker({ label, value, onChange, error }: RecipientPickerProps) {
  const { recipients } = useRecipients();
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2.5">
      <Combobox
        label={label}
        value={value}
        onChange={onChange}
        placeholder="Name, e-mail or mobile number"
        options={recipients.map(({ id, name, token, isEnrolled }) => ({
          value: String(id),
          label: name,
          detail: isEnrolled ? token : `${token}, not enrolled yet`,
        }))}
        emptyMessage="No recipient matches. Add them first."
        error={error}
      />
      <Button className="mt-[25px]" icon={<UserPlus aria-hidden />} onClick={() => setAdding(true)}>
        Add recipient
      </Button>
      {isAdding && (
        <RecipientDialog
          onClose={() => setAdding(false)}
          onSaved={({ id }) => {
            onChange(String(id));
            setAdding(false);
          }}
        />
      )}
    </div>
  );
}
