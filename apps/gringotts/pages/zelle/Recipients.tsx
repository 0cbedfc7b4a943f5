import { Pencil, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { attempt } from '#kit/page/attempt.ts';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { DataTable } from '#kit/ui/DataTable.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { SearchInput } from '#kit/ui/SearchInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction, useData } from '../client.ts';
import { useListSearch } from '../use-list-search.ts';
import { RecipientDialog } from './RecipientDialog.tsx';
import { ZelleLayout } from './ZelleLayout.tsx';

type Recipient = ReturnType<typeof useData<'zelle.recipients'>>[number];

export function Recipients() {
  const recipients = useData('zelle.recipients', {});
  const { query, search } = useListSearch();
  const [edited, setEdited] = useState<Recipient | 'new' | null>(null);
  const [removed, setRemoved] = useState<Recipient | null>(null);
  const text = (query.text ?? '').toLowerCase();
  const rows = recipients.filter(({ name, email, phone }) =>
    `${name} ${email ?? ''} ${phone ?? ''}`.toLowerCase().includes(text),
  );
  return (
    <ZelleLayout tab="recipients">
      <Card flush>
        <div className="flex flex-wrap items-center gap-3 px-5 pt-2 pb-4">
          <SearchInput
            label="Search recipients"
            className="w-72"
            value={query.text ?? ''}
            onChange={(next) => search({ text: next }, { replace: true })}
          />
          <span className="text-foreground-muted">{rows.length} recipients</span>
          <Button
            variant="primary"
            className="ml-auto"
            icon={<UserPlus aria-hidden />}
            onClick={() => setEdited('new')}
          >
            Add recipient
          </Button>
        </div>
        <RecipientTable rows={rows} onEdit={setEdited} onRemove={setRemoved} />
      </Card>
      {edited && (
        <RecipientDialog
          recipient={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
          onSaved={({ name }) => {
            toast.success(edited === 'new' ? `${name} was added.` : `${name} was changed.`);
            setEdited(null);
          }}
        />
      )}
      <RemoveRecipient recipient={removed} onClose={() => setRemoved(null)} />
    </ZelleLayout>
  );
}

interface TableProps {
  rows: readonly Recipient[];
  onEdit: (recipient: Recipient) => void;
  onRemove: (recipient: Recipient) => void;
}

function RecipientTable({ rows, onEdit, onRemove }: TableProps) {
  return (
    <DataTable
      label="Recipients"
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        {
          key: 'name',
          header: 'Name',
          cell: (row) => (
            <span className="flex items-center gap-3 font-semibold">
              <Avatar name={row.name} size="sm" decorative />
              {row.name}
            </span>
          ),
        },
        { key: 'email', header: 'E-mail', cell: (row) => row.email ?? '' },
        { key: 'phone', header: 'Mobile', cell: (row) => row.phone ?? '' },
        {
          key: 'enrolled',
          header: 'Zelle',
          cell: (row) =>
            row.isEnrolled ? <Badge tone="positive">Enrolled</Badge> : <Badge>Not enrolled</Badge>,
        },
        {
          key: 'actions',
          header: 'Actions',
          hideHeader: true,
          align: 'end',
          cell: (row) => (
            <span className="inline-flex items-center gap-1">
              <LinkButton href={`/zelle?to=${row.id}`} size="sm" aria-label={`Send money to ${row.name}`}>
                Send
              </LinkButton>
              <IconButton
                label={`Edit ${row.name}`}
                icon={<Pencil aria-hidden />}
                onClick={() => onEdit(row)}
              />
              <IconButton
                label={`Remove ${row.name}`}
                icon={<Trash2 aria-hidden />}
                onClick={() => onRemove(row)}
              />
            </span>
          ),
        },
      ]}
      empty={<EmptyState title="No recipient matches">Change the search, or add a recipient.</EmptyState>}
    />
  );
}

function RemoveRecipient({ recipient, onClose }: { recipient: Recipient | null; onClose: () => void }) {
  const remove = useAction('zelle.removeRecipient');
  const confirm = async () => {
    if (!recipient) return;
    const removed = await attempt(remove.run({ id: recipient.id }));
    if (removed) toast.success(`${removed.name} was removed.`);
    onClose();
  };
  return (
    <ConfirmDialog
      open={recipient !== null}
      onClose={onClose}
      title={`Remove ${recipient?.name ?? 'recipient'}?`}
      body="Past payments stay in your activity. You can add them again at any time."
      confirmLabel="Remove"
      tone="danger"
      onConfirm={confirm}
    />
  );
}
