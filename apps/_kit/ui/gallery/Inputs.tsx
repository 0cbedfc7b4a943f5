import { Mail } from 'lucide-react';
import { useState } from 'react';
import { MoneyInput } from '../MoneyInput.tsx';
import { SearchInput } from '../SearchInput.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextInput } from '../TextInput.tsx';
import { Grid, Section } from './Section.tsx';

export function Inputs() {
  const [name, setName] = useState('Bartholomew Featherstonehaugh-Cholmondeley III');
  const [mail, setMail] = useState('ann.lee@');
  const [amount, setAmount] = useState<number | null>(1_234_567_89);
  const [memo, setMemo] = useState('Rent for April');
  const [query, setQuery] = useState('electric');
  return (
    <Section title="Text">
      <Grid>
        <TextInput
          label="Full name"
          value={name}
          onChange={setName}
          hint="As printed on your card"
          required
        />
        <TextInput
          label="E-mail"
          type="email"
          value={mail}
          onChange={setMail}
          prefix={<Mail aria-hidden />}
          error="Enter a complete address, such as name@example.com."
        />
        <TextInput label="Member number" value="4471 0092" onChange={() => undefined} disabled />
        <MoneyInput label="Amount" value={amount} onChange={setAmount} hint={`${amount ?? 'no'} cents`} />
        <SearchInput label="Search transactions" value={query} onChange={setQuery} />
        <TextInput label="Nickname" value="" onChange={() => undefined} placeholder="Optional" />
        <TextArea label="Memo" value={memo} onChange={setMemo} maxLength={140} rows={3} />
      </Grid>
    </Section>
  );
}
