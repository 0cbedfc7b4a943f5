import { House } from 'lucide-react';
import { useState } from 'react';
import { boot } from '#kit/page/boot.ts';
import { FormDialog } from '#kit/page/Form.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useAction } from '../client.ts';

interface LocationDialogProps {
  chatId: number;
  open: boolean;
  onClose: () => void;
}

const home = () => {
  const address = boot.owner?.address;
  return address ? `${address.street}, ${address.city}, ${address.state} ${address.zip}` : '';
};

export function LocationDialog({ chatId, open, onClose }: LocationDialogProps) {
  const send = useAction('messages.sendLocation');
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  async function submit() {
    await send.run({ chatId, clientId: crypto.randomUUID(), name: name.trim(), address: address.trim() });
    setName('');
    setAddress('');
    onClose();
  }
  return (
    <FormDialog
      open={open}
      title="Send location"
      size="sm"
      submitLabel="Send location"
      ready={name.trim() !== ''}
      action={send}
      shown={['name', 'address']}
      onSubmit={submit}
      onClose={onClose}
    >
      <button
        type="button"
        onClick={() => {
          setName('Home');
          setAddress(home());
        }}
        className="flex items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-muted"
      >
        <House aria-hidden className="size-5 text-primary" />
        <span>
          <span className="block font-medium">Use my home address</span>
          <span className="block text-foreground-muted text-small">{home()}</span>
        </span>
      </button>
      <TextInput label="Place" value={name} onChange={setName} error={send.fields.name} autoFocus />
      <TextInput label="Address" value={address} onChange={setAddress} error={send.fields.address} />
    </FormDialog>
  );
}
