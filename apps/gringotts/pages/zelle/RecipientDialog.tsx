import { useState } from 'react';
import { FormDialog } from '#kit/page/Form.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useAction } from '../client.ts';

interface Person {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
}

interface RecipientDialogProps {
  /** Absent: a new one. */
  recipient?: Person;
  onClose: () => void;
  onSaved: (recipient: Person & { isEnrolled: boolean }) => void;
}

export function RecipientDialog({ recipient, onClose, onSaved }: RecipientDialogProps) {
  const add = useAction('zelle.addRecipient');
  const edit = useAction('zelle.editRecipient');
  const action = recipient ? edit : add;
  const [name, setName] = useState(recipient?.name ?? '');
  const [email, setEmail] = useState(recipient?.email ?? '');
  const [phone, setPhone] = useState(recipient?.phone ?? '');
  const save = async () => {
    const input = { name, email: email.trim(), phone: phone.trim() };
    onSaved(await (recipient ? edit.run({ id: recipient.id, ...input }) : add.run(input)));
  };
  return (
    <FormDialog
      title={recipient ? 'Edit recipient' : 'Add recipient'}
      description="Enter an e-mail address or a U.S. mobile number they use with Zelle."
      action={action}
      shown={['name', 'email', 'phone']}
      onSubmit={save}
      onClose={onClose}
      submitLabel={recipient ? 'Save changes' : 'Save recipient'}
      ready={Boolean(name && (email || phone))}
    >
      <TextInput label="Full name" value={name} onChange={setName} error={action.fields.name} autoFocus />
      <TextInput label="E-mail" type="email" value={email} onChange={setEmail} error={action.fields.email} />
      <TextInput
        label="U.S. mobile number"
        type="tel"
        value={phone}
        onChange={setPhone}
        error={action.fields.phone}
      />
    </FormDialog>
  );
}
