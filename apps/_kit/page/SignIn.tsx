import { useState } from 'react';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import type { Pages } from './pages.ts';
import { post, RpcError } from './rpc.ts';
import { useTitle } from './title.tsx';

export function SignIn({ pages: { Brand } }: { pages: Pages }) {
  useTitle('Sign in');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    setBusy(true);
    setError('');
    try {
      await signIn(email, password);
    } catch (refusal) {
      setError(refusal instanceof RpcError ? refusal.message : String(refusal));
      setBusy(false);
    }
  };
  return (
    <main className="grid min-h-screen place-items-center bg-muted p-6">
      <form
        className="grid w-full max-w-sm gap-5 rounded-card border border-border bg-surface p-8 shadow-sm"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Brand />
        <h1 className="font-display text-xl font-semibold">Sign in</h1>
        {error && <Banner tone="negative">{error}</Banner>}
        <TextInput
          label="E-mail"
          name="email"
          value={email}
          onChange={setEmail}
          autoFocus
          autoComplete="username"
        />
        <TextInput
          label="Password"
          name="password"
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        <Button type="submit" variant="primary" busy={busy} disabled={!email || !password}>
          Sign in
        </Button>
      </form>
    </main>
  );
}

/** A full load follows, so that the next page arrives with its data. */
async function signIn(email: string, password: string): Promise<void> {
  await post('session.signIn', { email, password }, crypto.randomUUID());
  const next = new URLSearchParams(window.location.search).get('next') ?? '/';
  window.location.assign(next.startsWith('/') && !next.startsWith('//') ? next : '/');
}

export async function signOut(): Promise<void> {
  await post('session.signOut', {}, crypto.randomUUID());
  window.location.assign('/sign-in');
}
