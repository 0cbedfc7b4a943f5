import { type FormEvent, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'wouter';
import { attempt } from '#kit/page/attempt.ts';
import { FormError } from '#kit/page/Form.tsx';
import { formatDate } from '#kit/page/format.ts';
import { useTitle } from '#kit/page/title.tsx';
import { Banner } from '#kit/ui/Banner.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction, useData } from '../client.ts';
import { StatusBadge } from '../flow/StatusBadge.tsx';

type External = ReturnType<typeof useData<'external.get'>>;

export function ExternalAccountPage() {
  const id = Number(useParams().id);
  const account = useData('external.get', { id });
  const [query] = useSearchParams();
  useTitle(account.label);
  return (
    <div className="mx-auto max-w-[760px]">
      <PageHeader
        title={account.label}
        back={{ href: '/external-accounts', label: 'External accounts' }}
        actions={<RemoveAccount account={account} />}
      />
      <div className="grid gap-5">
        {query.get('done') && account.status === 'pending' && (
          <Banner tone="positive" title="The account is linked">
            Two small deposits are on their way. {account.bankName} tells you their amounts, by e-mail or on
            your statement there.
          </Banner>
        )}
        {account.status === 'locked' && (
          <Banner tone="negative">
            The amounts were wrong three times. Remove this account and link it again.
          </Banner>
        )}
        {account.status === 'pending' && <VerifyForm account={account} />}
        <Card title="Details">
          <DescriptionList
            items={[
              { term: 'Bank', detail: account.bankName },
              { term: 'Routing number', detail: account.routing },
              { term: 'Account number', detail: account.number },
              { term: 'Type', detail: account.kind === 'checking' ? 'Checking' : 'Savings' },
              { term: 'Status', detail: <StatusBadge status={account.status} /> },
              { term: 'Linked', detail: formatDate(account.createdAt) },
            ]}
          />
        </Card>
        <Nickname key={account.nickname} account={account} />
      </div>
    </div>
  );
}

function VerifyForm({ account }: { account: External }) {
  const verify = useAction('external.verify');
  const [first, setFirst] = useState<number | null>(null);
  const [second, setSecond] = useState<number | null>(null);
  const [isWrong, setWrong] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!first || !second) return;
    const answer = await attempt(verify.run({ id: account.id, firstCents: first, secondCents: second }));
    if (!answer) return;
    setWrong(!answer.verified);
    if (answer.verified) toast.success(`${account.label} is verified.`);
  };
  return (
    <Card title="Verify this account">
      <form className="grid max-w-[460px] gap-4" onSubmit={(event) => void submit(event)}>
        <p className="text-foreground-muted">
          {account.depositsSentAt
            ? `We sent two deposits below one dollar on ${formatDate(account.depositsSentAt)}. Enter them in any order.`
            : 'The two deposits are on their way. They arrive in a few minutes.'}
        </p>
        <FormError action={verify} shown={['firstCents', 'secondCents']} />
        {isWrong && (
          <Banner tone="negative">
            These are not the amounts we sent. {account.triesLeft}{' '}
            {account.triesLeft === 1 ? 'try is' : 'tries are'} left.
          </Banner>
        )}
        <div className="grid grid-cols-2 gap-4">
          <MoneyInput
            label="First deposit"
            value={first}
            onChange={setFirst}
            error={verify.fields.firstCents}
          />
          <MoneyInput
            label="Second deposit"
            value={second}
            onChange={setSecond}
            error={verify.fields.secondCents}
          />
        </div>
        <Button
          type="submit"
          variant="primary"
          className="justify-self-start"
          busy={verify.busy}
          disabled={!first || !second}
        >
          Verify
        </Button>
      </form>
    </Card>
  );
}

function Nickname({ account }: { account: External }) {
  const rename = useAction('external.rename');
  const [nickname, setNickname] = useState(account.nickname);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await attempt(rename.run({ id: account.id, nickname }));
    if (saved) toast.success('The nickname was saved.');
  };
  return (
    <Card title="Nickname">
      <form className="flex items-end gap-3" onSubmit={(event) => void save(event)}>
        <TextInput
          label="Nickname"
          className="w-72"
          value={nickname}
          onChange={setNickname}
          error={rename.fields.nickname}
        />
        <Button type="submit" busy={rename.busy} disabled={nickname === account.nickname}>
          Save nickname
        </Button>
      </form>
    </Card>
  );
}

function RemoveAccount({ account }: { account: External }) {
  const [, navigate] = useLocation();
  const remove = useAction('external.remove');
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    navigate('/external-accounts');
    const removed = await attempt(remove.run({ id: account.id }));
    if (removed) toast.success(`${account.label} was removed.`);
    else toast.error('The account could not be removed: a transfer with it is on its way.');
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Remove account</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Remove ${account.label}?`}
        body="To use it again you have to link and verify it anew."
        confirmLabel="Remove"
        tone="danger"
        onConfirm={confirm}
      />
    </>
  );
}
