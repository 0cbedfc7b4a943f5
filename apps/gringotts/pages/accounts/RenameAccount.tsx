import { useState } from 'react';
import { FormDialog } from '#kit/page/Form.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction } from '../client.ts';

interface RenameProps {
  account: { id: number; name: string; nickname: string };
  open: boolean;
  onClose: () => void;
}

export function RenameAccount({ account, open, onClose }: RenameProps) {
  const rename = useAction('accounts.rename');
  const [nickname, setNickname] = useState(account.nickname);
  async function save() {
    const { label } = await rename.run({ id: account.id, nickname });
    toast.success(`This account is shown as ${label}.`);
    onClose();
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Account nickname"
      description={`How ${account.name} is called in lists and menus. Leave it empty to use its own name.`}
      size="sm"
      action={rename}
      shown={['nickname']}
      onSubmit={save}
      submitLabel="Save nickname"
    >
      <TextInput
        label="Nickname"
        value={nickname}
        onChange={setNickname}
        maxLength={40}
        placeholder={account.name}
        error={rename.fields.nickname}
        autoFocus
      />
    </FormDialog>
  );
}
