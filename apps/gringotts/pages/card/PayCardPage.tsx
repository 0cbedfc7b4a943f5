import { useState } from 'react';
import { formatCents } from '#kit/money.ts';
import { Form } from '#kit/page/Form.tsx';
import { formatDay } from '#kit/page/format.ts';
import { useToday } from '#kit/page/now.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DatePicker } from '#kit/ui/DatePicker.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { useAction, useData } from '../client.ts';
import { PaymentDone } from './PaymentDone.tsx';

type Choice = 'minimum' | 'statement' | 'current' | 'other';

export function PayCardPage() {
  const card = useData('card.get', {});
  const accounts = useData('accounts.list', {});
  const today = useToday();
  const pay = useAction('card.pay');
  const sources = accounts.filter(({ kind }) => kind === 'checking' || kind === 'savings');
  const [from, setFrom] = useState<string | null>(String(sources[0]?.id ?? ''));
  const [choice, setChoice] = useState<Choice | null>(null);
  const [other, setOther] = useState<number | null>(null);
  const [payOn, setPayOn] = useState<string | null>(today);
  const [done, setDone] = useState<Awaited<ReturnType<typeof pay.run>> | null>(null);
  if (done) return <PaymentDone payment={done} onAgain={() => setDone(null)} />;

  const amounts = {
    minimum: card.minimumLeftCents,
    statement: card.statementLeftCents,
    current: card.owedCents,
    other: other ?? 0,
  };
  const isComplete = from && choice && payOn && amounts[choice] > 0;
  async function submit() {
    if (!isComplete) return;
    const amountCents = choice === 'other' ? amounts.other : undefined;
    setDone(await pay.run({ fromAccountId: Number(from), choice, amountCents, payOn }));
  }
  return (
    <>
      <PageHeader
        title={`Pay ${card.account.label}`}
        back={{ href: '/card', label: 'Credit card' }}
        subtitle={card.statement ? `Payment due ${formatDay(card.statement.dueOn)}` : undefined}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_22.5rem]">
        <Card>
          <Form
            className="max-w-xl gap-5"
            action={pay}
            shown={['choice', 'amountCents', 'fromAccountId', 'payOn']}
            onSubmit={submit}
          >
            <RadioGroup
              label="How much"
              layout="cards"
              value={choice}
              onChange={setChoice}
              error={pay.fields.choice}
              options={[
                option('minimum', 'Minimum payment due', amounts.minimum),
                option('statement', 'Statement balance', amounts.statement),
                option('current', 'Current balance', amounts.current),
                { value: 'other', label: 'Other amount' },
              ]}
            />
            {choice === 'other' && (
              <MoneyInput
                label="Amount"
                value={other}
                onChange={setOther}
                error={pay.fields.amountCents}
                autoFocus
              />
            )}
            <Select
              label="Pay from"
              value={from}
              onChange={setFrom}
              options={sources.map((account) => ({
                value: String(account.id),
                label: account.label,
                detail: `${formatCents(account.availableCents)} available`,
              }))}
              error={pay.fields.fromAccountId ?? (choice === 'other' ? undefined : pay.fields.amountCents)}
            />
            <DatePicker
              label="Pay on"
              value={payOn}
              onChange={setPayOn}
              today={today}
              min={today}
              error={pay.fields.payOn}
              hint={payOn === today ? 'Paid right away' : 'Taken from your account at 6 a.m. that day'}
            />
            <Button
              type="submit"
              variant="primary"
              size="lg"
              className="w-fit"
              busy={pay.busy}
              disabled={!isComplete}
            >
              {choice && amounts[choice] > 0 ? `Pay ${formatCents(amounts[choice])}` : 'Pay'}
            </Button>
          </Form>
        </Card>
        <Card title="Your card">
          <DescriptionList
            className="-my-2"
            items={[
              { term: 'Current balance', detail: formatCents(card.owedCents) },
              { term: 'Statement balance', detail: formatCents(card.statement?.balanceCents ?? 0) },
              { term: 'Paid since statement', detail: formatCents(card.paidCents) },
              { term: 'Available credit', detail: formatCents(card.account.availableCents) },
            ]}
          />
        </Card>
      </div>
    </>
  );
}

const option = (value: Choice, label: string, cents: number) => ({
  value,
  label,
  aside: <span className="font-semibold">{formatCents(cents)}</span>,
  detail: cents === 0 ? 'Nothing left to pay' : undefined,
  disabled: cents === 0,
});
