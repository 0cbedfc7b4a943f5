import { useState } from 'react';
import { FormDialog } from '#kit/page/Form.tsx';
import { useToday } from '#kit/page/now.ts';
import { DatePicker } from '#kit/ui/DatePicker.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import type { Contact } from '../../schema/mailbox.ts';
import { useAction } from '../client.ts';

type ContactFields = Omit<Contact, 'id' | 'createdAt'>;

interface ContactDialogProps {
  /** The contact to change; a new one when absent. */
  contact?: Contact;
  onClose: () => void;
  onSaved?: (id: number) => void;
}

const EMPTY: ContactFields = {
  name: '',
  email: '',
  phone: '',
  company: '',
  relationship: '',
  birthday: null,
  address: '',
  notes: '',
};

const LINES = [
  { name: 'name', label: 'Name' },
  { name: 'email', label: 'E-mail' },
  { name: 'phone', label: 'Phone' },
  { name: 'company', label: 'Company' },
  { name: 'relationship', label: 'Relationship' },
] as const;

export function ContactDialog({ contact, onClose, onSaved }: ContactDialogProps) {
  const [fields, setFields] = useState<ContactFields>(() => (contact ? fieldsOf(contact) : EMPTY));
  const set = (changes: Partial<ContactFields>) => setFields((old) => ({ ...old, ...changes }));
  const save = useAction('contacts.save');
  const today = useToday();

  async function submit() {
    const saved = await save.run({ id: contact?.id, ...fields });
    toast.success(contact ? 'Contact saved.' : `${saved.name} added to contacts.`);
    onClose();
    onSaved?.(saved.id);
  }
  return (
    <FormDialog
      title={contact ? 'Edit contact' : 'New contact'}
      submitLabel="Save"
      ready={fields.name.trim() !== '' && fields.email.trim() !== ''}
      action={save}
      shown={Object.keys(EMPTY)}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3">
        {LINES.map(({ name, label }, index) => (
          <TextInput
            key={name}
            label={label}
            autoFocus={index === 0}
            required={index < 2}
            value={fields[name]}
            onChange={(text) => set({ [name]: text })}
            error={save.fields[name]}
          />
        ))}
        <DatePicker
          label="Birthday"
          value={fields.birthday}
          onChange={(birthday) => set({ birthday })}
          today={today}
          max={today}
          error={save.fields.birthday}
        />
        <TextInput
          label="Address"
          className="col-span-2"
          value={fields.address}
          onChange={(address) => set({ address })}
          error={save.fields.address}
        />
        <TextArea
          label="Notes"
          className="col-span-2"
          rows={3}
          value={fields.notes}
          onChange={(notes) => set({ notes })}
          error={save.fields.notes}
        />
      </div>
    </FormDialog>
  );
}

function fieldsOf({ id: _, createdAt: __, ...fields }: Contact): ContactFields {
  return {
    name: fields.name,
    email: fields.email,
    phone: fields.phone,
    company: fields.company,
    relationship: fields.relationship,
    birthday: fields.birthday,
    address: fields.address,
    notes: fields.notes,
  };
}
