import { useState } from 'react';
import { Checkbox } from '../Checkbox.tsx';
import { Combobox } from '../Combobox.tsx';
import { RadioGroup } from '../RadioGroup.tsx';
import { Select } from '../Select.tsx';
import { Switch } from '../Switch.tsx';
import { TagsInput } from '../TagsInput.tsx';
import { Grid, Section } from './Section.tsx';

const accounts = [
  {
    value: 'checking',
    label: 'Everyday Checking (…4821)',
    detail: '$4,310.22 available',
    group: 'Deposit accounts',
  },
  {
    value: 'savings',
    label: 'Growth Savings (…0093)',
    detail: '$18,202.00 available',
    group: 'Deposit accounts',
  },
  { value: 'card', label: 'Freedom Card (…7710)', detail: '$2,150.40 owed', group: 'Credit' },
  { value: 'loan', label: 'Car loan (closed)', group: 'Credit', disabled: true },
];

const airports = [
  ['PIT', 'Pittsburgh'],
  ['PHL', 'Philadelphia'],
  ['JFK', 'New York, John F. Kennedy'],
  ['LGA', 'New York, LaGuardia'],
  ['SFO', 'San Francisco'],
  ['SEA', 'Seattle–Tacoma'],
  ['ORD', 'Chicago O’Hare'],
  ['DEN', 'Denver'],
].map(([value = '', city]) => ({ value, label: `${city} (${value})` }));

const people = [
  { value: 'ann.lee@example.com', label: 'Ann Lee' },
  { value: 'marcus.webb@example.com', label: 'Marcus Webb' },
  { value: 'maria.ortiz@example.com', label: 'Maria Ortiz', detail: 'Landlord · maria.ortiz@example.com' },
];

export function Choices() {
  const [account, setAccount] = useState<string | null>('checking');
  const [empty, setEmpty] = useState<string | null>(null);
  const [airport, setAirport] = useState<string | null>(null);
  const [to, setTo] = useState(['ann.lee@example.com', 'not an address']);
  const [agreed, setAgreed] = useState(false);
  const [alerts, setAlerts] = useState(true);
  const [speed, setSpeed] = useState<'standard' | 'express' | 'night' | null>('standard');
  const speeds = [
    { value: 'standard', label: 'Standard', detail: 'Thu, Apr 18 – Mon, Apr 22', aside: 'Free' },
    { value: 'express', label: 'Express', detail: 'Tomorrow', aside: '$8.99' },
    {
      value: 'night',
      label: 'Overnight',
      detail: 'Not offered for this address',
      aside: '$24.99',
      disabled: true,
    },
  ] as const;
  return (
    <Section title="Choices">
      <Grid>
        <Select label="From account" options={accounts} value={account} onChange={setAccount} />
        <Select
          label="Category"
          options={accounts}
          value={empty}
          onChange={setEmpty}
          error={empty ? undefined : 'Choose a category.'}
        />
        <Select label="State" options={accounts} value="savings" onChange={() => undefined} disabled />
        <Combobox
          label="Fly from"
          options={airports}
          value={airport}
          onChange={setAirport}
          placeholder="City or airport"
          hint={airport ?? 'Nothing chosen'}
        />
        <TagsInput
          label="To"
          className="col-span-2"
          value={to}
          onChange={setTo}
          suggestions={people}
          placeholder="Names or addresses"
          validate={(tag) => (/^\S+@\S+\.\S+$/.test(tag) ? undefined : `“${tag}” is not an e-mail address.`)}
        />
      </Grid>
      <Grid>
        <div className="flex flex-col gap-3">
          <Checkbox label="Save this payee for next time" value={agreed} onChange={setAgreed} />
          <Checkbox label="Select all" value={false} indeterminate onChange={() => undefined} />
          <Checkbox
            label="I accept the terms"
            value={false}
            onChange={() => undefined}
            error="Accept to go on."
          />
          <Checkbox
            label="Paperless statements"
            value
            disabled
            onChange={() => undefined}
            hint="Required for this account"
          />
        </div>
        <div className="flex flex-col gap-4">
          <Switch
            label="Low balance alert"
            hint="When checking falls below $100"
            value={alerts}
            onChange={setAlerts}
          />
          <Switch label="Card lock" value={false} onChange={() => undefined} />
          <Switch label="International use" value disabled onChange={() => undefined} />
        </div>
        <RadioGroup
          label="Frequency"
          value="once"
          onChange={() => undefined}
          options={[
            { value: 'once', label: 'One time' },
            { value: 'weekly', label: 'Every week' },
            { value: 'monthly', label: 'Every month' },
          ]}
        />
        <RadioGroup label="Delivery" layout="cards" value={speed} onChange={setSpeed} options={speeds} />
      </Grid>
    </Section>
  );
}
