import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { Pagination } from '#kit/ui/Pagination.tsx';
import { SearchInput } from '#kit/ui/SearchInput.tsx';
import { pageNumber } from '../../list-location.ts';
import { useData } from '../client.ts';
import { ContactDialog } from './ContactDialog.tsx';

export function ContactsPage() {
  const [query, setQuery] = useSearchParams();
  const [, navigate] = useLocation();
  const [isAdding, setAdding] = useState(false);
  const asked = query.get('q') ?? '';
  const [text, setText] = useState(asked);
  const set = (changes: Record<string, string>) =>
    setQuery(
      (current) => {
        const next = new URLSearchParams({ ...Object.fromEntries(current), page: '', ...changes });
        for (const [name, value] of [...next]) if (!value) next.delete(name);
        return next;
      },
      { replace: true },
    );
  return (
    <div className="flex h-full flex-col px-6 pt-5">
      <header className="flex items-center gap-4 pb-4">
        <h1 className="heading flex-1 text-page-title">Contacts</h1>
        <SearchInput
          label="Search contacts"
          value={text}
          onChange={(q) => {
            setText(q);
            set({ q });
          }}
          className="w-72"
        />
        <Button variant="primary" icon={<UserPlus aria-hidden />} onClick={() => setAdding(true)}>
          Add contact
        </Button>
      </header>
      <ContactTable
        query={asked}
        page={pageNumber(query.get('page') ?? undefined)}
        onPage={(page) => set({ page: page > 1 ? String(page) : '' })}
      />
      {isAdding && (
        <ContactDialog onClose={() => setAdding(false)} onSaved={(id) => navigate(`/contacts/${id}`)} />
      )}
    </div>
  );
}

interface ContactTableProps {
  query: string;
  page: number;
  onPage: (page: number) => void;
}

function ContactTable({ query, page, onPage }: ContactTableProps) {
  const list = useData('contacts.list', { query, page });
  if (list.rows.length === 0)
    return (
      <EmptyState icon={<Users aria-hidden />} title={query ? 'No contact matches' : 'No contacts yet'}>
        {query ? 'Search by name, e-mail, company or phone.' : 'Add the people you write to.'}
      </EmptyState>
    );
  return (
    <>
      <div className="-mx-6 min-h-0 flex-1 overflow-y-auto px-6">
        <table aria-label="Contacts" className="w-full table-fixed border-collapse">
          <thead>
            <tr className="h-9 border-border border-b text-left text-foreground-muted text-small">
              <th className="w-[30%] font-medium">Name</th>
              <th className="w-[30%] font-medium">E-mail</th>
              <th className="w-[18%] font-medium">Phone</th>
              <th className="font-medium">Company or relationship</th>
            </tr>
          </thead>
          <tbody>
            {list.rows.map((contact) => (
              <tr key={contact.id} className="relative h-11 hover:bg-muted">
                <td className="truncate pr-3">
                  <span className="flex items-center gap-3">
                    <Avatar name={contact.name} size="sm" decorative />
                    <Link
                      href={`/contacts/${contact.id}`}
                      className="truncate font-medium after:absolute after:inset-0 after:content-['']"
                    >
                      {contact.name}
                    </Link>
                  </span>
                </td>
                <td className="truncate pr-3">{contact.email}</td>
                <td className="truncate pr-3 tabular-nums">{contact.phone}</td>
                <td className="truncate text-foreground-muted">{contact.company || contact.relationship}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="py-3">
        <Pagination label="Contacts" {...list} onPage={onPage} />
      </div>
    </>
  );
}
