import { useState } from 'react';
import { useLocation } from 'wouter';
import { Form } from '#kit/page/Form.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { isRoutingNumber } from '../../rules/routing.ts';
import { useAction } from '../client.ts';

export function LinkAccount() {
  const [, navigate] = useLocation();
  const link = useAction('external.link');
  const [routing, setRouting] = useState('');
  const [number, setNumber] = useState('');
  const [numberAgain, setNumberAgain] = useState('');
  const [kind, setKind] = useState<'checking' | 'savings'>('checking');
  const [nickname, setNickname] = useState('');
  const wrongSum =
    routing.length === 9 && !isRoutingNumber(routing)
      ? 'These nine digits are not a valid routing number. Check them again.'
      : undefined;
  const submit = async () => {
    const linked = await link.run({ routing, number, numberAgain, kind, nickname });
    navigate(`/external-accounts/${linked.id}?done=1`);
  };
  return (
    <div className="mx-auto max-w-[640px]">
      <PageHeader
        title="Link an account"
        back={{ href: '/external-accounts', label: 'External accounts' }}
        subtitle="We send two small deposits to it. Tell us their amounts to prove that it is yours."
      />
      <Card>
        <Form action={link} shown={['routing', 'number', 'numberAgain', 'nickname']} onSubmit={submit}>
          <TextInput
            label="Routing number"
            value={routing}
            onChange={setRouting}
            inputMode="numeric"
            maxLength={9}
            hint="Nine digits, at the bottom left of a check"
            error={link.fields.routing ?? wrongSum}
          />
          <div className="grid grid-cols-2 gap-4">
            <TextInput
              label="Account number"
              value={number}
              onChange={setNumber}
              inputMode="numeric"
              error={link.fields.number}
            />
            <TextInput
              label="Account number again"
              value={numberAgain}
              onChange={setNumberAgain}
              inputMode="numeric"
              error={link.fields.numberAgain}
            />
          </div>
          <RadioGroup
            label="Account type"
            layout="inline"
            value={kind}
            onChange={setKind}
            options={[
              { value: 'checking', label: 'Checking' },
              { value: 'savings', label: 'Savings' },
            ]}
          />
          <TextInput
            label="Nickname (optional)"
            value={nickname}
            onChange={setNickname}
            error={link.fields.nickname}
          />
          <Button
            type="submit"
            variant="primary"
            className="justify-self-end"
            busy={link.busy}
            disabled={!routing || !number || !numberAgain}
          >
            Link account
          </Button>
        </Form>
      </Card>
    </div>
  );
}
