import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Form } from '#kit/page/Form.tsx';
import { formatDateTime } from '#kit/page/format.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { Pagination } from '#kit/ui/Pagination.tsx';
import { SearchInput } from '#kit/ui/SearchInput.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction, useData } from './client.ts';

export function Notes() {
  return (
    <div className="grid gap-6">
      <NoteForm />
      <NoteList />
    </div>
  );
}

function NoteForm() {
  const write = useAction('notes.write');
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const save = async () => {
    await write.run({ title, text });
    toast.success('The note is saved.');
    setTitle('');
    setText('');
  };
  return (
    <Card title="New note">
      <Form action={write} shown={['title', 'text']} onSubmit={save}>
        <TextInput label="Title" value={title} onChange={setTitle} error={write.fields.title} />
        <TextArea label="Text" value={text} onChange={setText} error={write.fields.text} />
        <Button
          type="submit"
          variant="primary"
          busy={write.busy}
          disabled={!title.trim()}
          className="justify-self-start"
        >
          Save note
        </Button>
      </Form>
    </Card>
  );
}

function NoteList() {
  const [query, setQuery] = useSearchParams();
  const text = query.get('text') ?? '';
  const list = useData('notes.list', { text, page: Number(query.get('page') ?? 1) });
  return (
    <Card title="Notes">
      <SearchInput
        label="Search notes"
        value={text}
        onChange={(next) => setQuery(next ? { text: next } : {})}
      />
      {list.total === 0 && (
        <EmptyState title="No notes here">Write one above, or change the search.</EmptyState>
      )}
      <ul className="divide-y divide-border">
        {list.rows.map((note) => (
          <li key={note.id} className="grid gap-1 py-3">
            <Link href={`/notes/${note.id}`} className="font-semibold hover:underline">
              {note.title}
            </Link>
            <span>{note.text}</span>
            <span className="text-foreground-muted text-xs">{formatDateTime(note.writtenAt)}</span>
          </li>
        ))}
      </ul>
      <Pagination
        label="Notes"
        {...list}
        onPage={(page) => setQuery({ ...(text && { text }), page: String(page) })}
      />
    </Card>
  );
}
