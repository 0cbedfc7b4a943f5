import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { toast } from '../ui/toast.tsx';
import { createClient } from './client.ts';
import { Form } from './Form.tsx';

// biome-ignore lint/complexity/noBannedTypes: no operations but the kit's own
const { useAction } = createClient<{}>();

/** The form for a security page. */
export function ChangePassword() {
  const change = useAction('password.change');
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const mismatch = again && again !== next ? 'The two passwords differ.' : undefined;
  const submit = async () => {
    await change.run({ current, next });
    toast.success('Your password is changed.');
    for (const clear of [setCurrent, setNext, setAgain]) clear('');
  };
  return (
    <Form className="max-w-sm" action={change} shown={['current', 'next']} onSubmit={submit}>
      <TextInput
        label="Current password"
        type="password"
        autoComplete="current-password"
        value={current}
        onChange={setCurrent}
        error={change.fields.current}
      />
      <TextInput
        label="New password"
        type="password"
        autoComplete="new-password"
        value={next}
        onChange={setNext}
        error={change.fields.next}
        hint="At least 8 characters"
      />
      <TextInput
        label="New password again"
        type="password"
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
        error={mismatch}
      />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        busy={change.busy}
        disabled={!current || !next || next !== again}
      >
        Change password
      </Button>
    </Form>
  );
}
