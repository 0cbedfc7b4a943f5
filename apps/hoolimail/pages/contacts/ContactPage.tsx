import { ArrowLeft, Mail, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { formatDay } from '#kit/page/format.ts';
import { useTitle } from '#kit/page/title.tsx';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { toast } from '#kit/ui/toast.tsx';
import type { Contact } from '../../schema/mailbox.ts';
import { useData, useSend } from '../client.ts';
import { useCompose } from '../frame/compose-state.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { RecentMail } from './RecentMail.tsx';

export function ContactPage() {
  const contact = useData('contacts.get', { id: Number(useParams().id) });
  useTitle(contact.name);
  const query = `from:${contact.email} OR to:${contact.email}`;
  return (
    <div className="h-full overflow-y-auto px-6 pt-4 pb-8">
      <Link
        href="/contacts"
        className="inline-flex items-center gap-1.5 rounded-full text-link text-small hover:underline"
      >
        <ArrowLeft aria-hidden className="size-3.5" />
        Contacts
      </Link>
      <div className="mt-4 flex items-center gap-5">
        <Avatar name={contact.name} size="xl" decorative />
        <div className="min-w-0 flex-1">
          <h1 className="text-[26px] leading-8 [overflow-wrap:anywhere]">{contact.name}</h1>
          <p className="text-foreground-muted">
            {[contact.relationship, contact.company].filter(Boolean).join(' · ')}
          </p>
        </div>
        <ContactActions contact={contact} />
      </div>
      <div className="mt-6 grid grid-cols-[260px_minmax(0,1fr)] items-start gap-6">
        <ContactFacts contact={contact} />
        <section aria-label={`Mail with ${contact.name}`}>
          <div className="mb-2 flex items-center justify-between">
            <h2 className="font-medium">Recent mail</h2>
            <LinkButton variant="ghost" size="sm" href={`/search?q=${encodeURIComponent(query)}`}>
              Find all mail
            </LinkButton>
          </div>
          <RecentMail rows={contact.recent} list={{ query, page: 1 }} />
        </section>
      </div>
    </div>
  );
}

function ContactActions({ contact }: { contact: Contact }) {
  const compose = useCompose();
  const send = useSend();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState<'edit' | 'remove' | null>(null);
  const done = () => setAsking(null);
  async function remove() {
    navigate('/contacts');
    try {
      await send('contacts.remove', { id: contact.id });
      toast.success(`${contact.name} removed from contacts.`);
    } catch (refusal) {
      toast.error(refusal instanceof Error ? refusal.message : String(refusal));
    }
  }
  return (
    <div className="flex shrink-0 gap-2">
      <Button
        variant="primary"
        icon={<Mail aria-hidden />}
        onClick={() => compose.open('new', contact.email)}
      >
        Send mail
      </Button>
      <Button icon={<Pencil aria-hidden />} onClick={() => setAsking('edit')}>
        Edit
      </Button>
      <Button icon={<Trash2 aria-hidden />} onClick={() => setAsking('remove')}>
        Remove
      </Button>
      {asking === 'edit' && <ContactDialog contact={contact} onClose={done} />}
      <ConfirmDialog
        open={asking === 'remove'}
        onClose={done}
        title={`Remove ${contact.name} from your contacts?`}
        body="Mail with this person stays where it is."
        confirmLabel="Remove"
        tone="danger"
        onConfirm={remove}
      />
    </div>
  );
}

function ContactFacts({ contact }: { contact: Contact }) {
  const facts = [
    ['E-mail', contact.email],
    ['Phone', contact.phone],
    ['Company', contact.company],
    ['Relationship', contact.relationship],
    ['Birthday', contact.birthday ? formatDay(contact.birthday) : ''],
    ['Address', contact.address],
    ['Notes', contact.notes],
  ].filter(([, value]) => value);
  return (
    <section aria-label="Contact details" className="rounded-card bg-muted p-5">
      <h2 className="mb-3 font-medium">Contact details</h2>
      <dl className="grid gap-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-foreground-muted text-small">{name}</dt>
            <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
