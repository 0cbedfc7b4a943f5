import { Archive, Ellipsis, FileText, Pencil, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Accordion } from '../Accordion.tsx';
import { Button } from '../Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { ContextMenu } from '../ContextMenu.tsx';
import { Dialog } from '../Dialog.tsx';
import { IconButton } from '../IconButton.tsx';
import { Menu } from '../Menu.tsx';
import type { MenuItem } from '../MenuItems.tsx';
import { MoneyInput } from '../MoneyInput.tsx';
import { Popover } from '../Popover.tsx';
import { Tabs } from '../Tabs.tsx';
import { TextInput } from '../TextInput.tsx';
import { Tooltip } from '../Tooltip.tsx';
import { toast } from '../toast.tsx';
import { Line, Section } from './Section.tsx';

export function Overlays() {
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [name, setName] = useState('Duquesne Light');
  const [amount, setAmount] = useState<number | null>(8412);
  const [isCompact, setCompact] = useState(false);
  const items: MenuItem[] = [
    { heading: 'Message' },
    {
      label: 'Archive',
      icon: <Archive aria-hidden />,
      shortcut: 'E',
      onSelect: () => toast.info('Archived'),
    },
    { label: 'Label as…', icon: <Tag aria-hidden />, disabled: true },
    { label: 'Open statement', icon: <FileText aria-hidden />, href: '/_gallery?statement' },
    { label: 'Compact view', checked: isCompact, onSelect: () => setCompact(!isCompact) },
    { separator: true },
    { label: 'Delete', icon: <Trash2 aria-hidden />, danger: true, onSelect: () => setDeleting(true) },
  ];
  return (
    <Section title="Overlays">
      <Line>
        <Button icon={<Pencil aria-hidden />} onClick={() => setEditing(true)}>
          Edit payee
        </Button>
        <Button variant="danger" onClick={() => setDeleting(true)}>
          Cancel payment
        </Button>
        <Menu trigger={<IconButton label="More actions" icon={<Ellipsis aria-hidden />} />} items={items} />
        <Menu trigger={<Button>Actions</Button>} items={items} />
        <Popover label="Filters" trigger={<Button>Filters</Button>}>
          {(close) => (
            <div className="flex w-64 flex-col gap-3">
              <TextInput label="Merchant" value={name} onChange={setName} />
              <Button variant="primary" onClick={close}>
                Show results
              </Button>
            </div>
          )}
        </Popover>
        <Tooltip content="Interest is paid on the last day of the month">
          <Button variant="link">What is APY?</Button>
        </Tooltip>
        <ContextMenu items={items}>
          <div className="rounded-control border border-dashed border-border px-4 py-2 text-foreground-muted">
            Right-click here
          </div>
        </ContextMenu>
      </Line>
      <Line>
        <Button
          onClick={() => toast.success('Payment of $84.12 to Duquesne Light sent. Confirmation 8H2K-4410.')}
        >
          Success toast
        </Button>
        <Button onClick={() => toast.error('The card was declined. Choose another way to pay.')}>
          Error toast
        </Button>
        <Button
          onClick={() =>
            toast.info('Conversation archived', {
              action: { label: 'Undo', onClick: () => toast.info('Restored') },
            })
          }
        >
          Toast with undo
        </Button>
      </Line>
      <Dialog
        open={isEditing}
        onClose={() => setEditing(false)}
        title="Edit payee"
        description="Payments that are already scheduled keep the old details."
        onSubmit={() => setEditing(false)}
        footer={
          <>
            <Button onClick={() => setEditing(false)}>Cancel</Button>
            <Button type="submit" variant="primary">
              Save
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <TextInput label="Payee name" value={name} onChange={setName} />
          <MoneyInput label="Usual amount" value={amount} onChange={setAmount} autoFocus />
        </div>
      </Dialog>
      <ConfirmDialog
        open={isDeleting}
        onClose={() => setDeleting(false)}
        title="Cancel this payment?"
        body="$84.12 to Duquesne Light on April 20 will not be sent."
        confirmLabel="Cancel payment"
        cancelLabel="Keep it"
        tone="danger"
        onConfirm={async () => {
          await new Promise((resolve) => setTimeout(resolve, 600));
          setDeleting(false);
          toast.success('Payment cancelled');
        }}
      />
    </Section>
  );
}

export function Navigation() {
  const [tab, setTab] = useState('posted');
  return (
    <Section title="Tabs and accordion">
      <Tabs
        label="Transactions"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'posted', label: 'Posted', count: 1812 },
          { value: 'pending', label: 'Pending', count: 3 },
          { value: 'scheduled', label: 'Scheduled' },
          { value: 'disputed', label: 'Disputed', disabled: true },
        ]}
      >
        <p className="pt-3 text-foreground-muted">Showing {tab} transactions.</p>
      </Tabs>
      <Tabs
        label="Account pages"
        value="activity"
        tabs={[
          { value: 'activity', label: 'Activity', href: '/_gallery' },
          { value: 'statements', label: 'Statements', href: '/_gallery?statements' },
        ]}
      />
      <Accordion
        defaultOpen={['fees']}
        items={[
          {
            value: 'fees',
            title: 'What fees apply?',
            content: 'None for transfers between your own accounts. Wire transfers cost $25.',
          },
          {
            value: 'limits',
            title: 'What is the daily limit?',
            content: 'You can send $2,000 a day with Zelle.',
          },
        ]}
      />
    </Section>
  );
}
