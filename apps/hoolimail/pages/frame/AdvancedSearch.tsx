import { type FormEvent, useState } from 'react';
import { useToday } from '#kit/page/now.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { DatePicker } from '#kit/ui/DatePicker.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useData } from '../client.ts';
import { CATEGORY_LIST, CATEGORY_NAMES } from '../mail-names.ts';
import { labelTree } from './label-tree.ts';
import { type SearchFields, WITHIN, within, writeSearch } from './search-fields.ts';

interface AdvancedSearchProps {
  initial: SearchFields;
  onSearch: (query: string) => void;
  onFilter: (fields: SearchFields) => void;
}

/** A select takes an empty value for no choice. */
const ALL_MAIL = 'all';

const PLACES = [
  { value: ALL_MAIL, label: 'All mail' },
  { value: 'in:inbox', label: 'Inbox' },
  { value: 'is:starred', label: 'Starred' },
  { value: 'in:sent', label: 'Sent' },
  { value: 'in:drafts', label: 'Drafts' },
  { value: 'in:spam', label: 'Spam' },
  { value: 'in:trash', label: 'Trash' },
  { value: 'in:anywhere', label: 'Mail, spam and trash' },
  { value: 'is:read', label: 'Read mail' },
  { value: 'is:unread', label: 'Unread mail' },
];

/** A form that writes a search as one would type it. */
export function AdvancedSearch({ initial, onSearch, onFilter }: AdvancedSearchProps) {
  const [fields, setFields] = useState(initial);
  const set = (changes: Partial<SearchFields>) => setFields((old) => ({ ...old, ...changes }));
  const query = writeSearch(fields);
  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    onSearch(query);
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <TextInput label="From" value={fields.from} onChange={(from) => set({ from })} autoFocus />
        <TextInput label="To" value={fields.to} onChange={(to) => set({ to })} />
        <TextInput
          label="Subject"
          className="col-span-2"
          value={fields.subject}
          onChange={(subject) => set({ subject })}
        />
        <TextInput label="Has the words" value={fields.hasWords} onChange={(hasWords) => set({ hasWords })} />
        <TextInput
          label="Doesn't have"
          value={fields.doesntHave}
          onChange={(doesntHave) => set({ doesntHave })}
        />
      </div>
      <DateFields onChange={set} />
      <div className="grid grid-cols-2 items-end gap-3">
        <SearchPlace value={fields.where} onChange={(where) => set({ where })} />
        <Checkbox
          label="Has attachment"
          value={fields.hasAttachment}
          onChange={(hasAttachment) => set({ hasAttachment })}
          className="pb-2"
        />
      </div>
      <div className="mt-1 flex justify-end gap-2">
        <Button variant="ghost" disabled={!query} onClick={() => onFilter(fields)}>
          Create filter
        </Button>
        <Button type="submit" variant="primary" disabled={!query}>
          Search mail
        </Button>
      </div>
    </form>
  );
}

function DateFields({ onChange }: { onChange: (range: Pick<SearchFields, 'after' | 'before'>) => void }) {
  const today = useToday();
  const [days, setDays] = useState<string>('1');
  const [around, setAround] = useState<string | null>(null);
  function set(nextDays: string, day: string | null) {
    setDays(nextDays);
    setAround(day);
    onChange(day ? within(Number(nextDays), day) : { after: null, before: null });
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <Select label="Date within" value={days} options={WITHIN} onChange={(next) => set(next, around)} />
      <DatePicker label="Of date" value={around} onChange={(day) => set(days, day)} today={today} />
    </div>
  );
}

function SearchPlace({ value, onChange }: { value: string; onChange: (where: string) => void }) {
  const { labels } = useData('mailbox.summary', {});
  const options = [
    ...PLACES,
    ...CATEGORY_LIST.map((id) => ({
      value: `category:${id}`,
      label: CATEGORY_NAMES[id],
      group: 'Categories',
    })),
    ...labelTree(labels).map(({ path }) => ({ value: labelTerm(path), label: path, group: 'Labels' })),
  ];
  const isKnown = !value || options.some((option) => option.value === value);
  return (
    <Select
      label="Search in"
      value={value || ALL_MAIL}
      options={isKnown ? options : [...options, { value, label: value }]}
      onChange={(where) => onChange(where === ALL_MAIL ? '' : where)}
    />
  );
}

/** As `label:` takes it: spaces and slashes are dashes. */
const labelTerm = (path: string) => `label:${path.toLowerCase().replaceAll(/[\s/]+/g, '-')}`;
