import { Plus, Tag } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#kit/ui/Button.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { Switch } from '#kit/ui/Switch.tsx';
import { toast } from '#kit/ui/toast.tsx';
import type { LabelCounts } from '../../rules/views.ts';
import { useData, useSend } from '../client.ts';
import { labelTree } from '../frame/label-tree.ts';
import { LabelDialog } from './LabelDialog.tsx';
import { RemoveLabel } from './RemoveLabel.tsx';

type Asking = { what: 'create' } | { what: 'edit' | 'remove'; label: LabelCounts } | null;

export function LabelsTab() {
  const { labels } = useData('mailbox.summary', {});
  const [asking, setAsking] = useState<Asking>(null);
  const send = useSend();
  const done = () => setAsking(null);
  const setHidden = (label: LabelCounts, hidden: boolean) =>
    send('labels.update', { id: label.id, hidden }).catch((refusal: Error) => toast.error(refusal.message));
  return (
    <>
      <Button icon={<Plus aria-hidden />} onClick={() => setAsking({ what: 'create' })}>
        Create label
      </Button>
      {labels.length === 0 && (
        <EmptyState icon={<Tag aria-hidden />} title="No labels yet">
          Labels sort conversations; one can have several.
        </EmptyState>
      )}
      <table aria-label="Labels" className="mt-4 w-full max-w-4xl border-collapse">
        <thead>
          <tr className="h-9 border-border border-b text-left text-foreground-muted text-small [&_th]:font-medium">
            <th>Label</th>
            <th>Mail</th>
            <th>Show in the list</th>
            <th>
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {labelTree(labels).map(({ label, depth, path }) => (
            <tr key={label.id} className="h-11 border-border/70 border-b">
              <td style={{ paddingLeft: depth * 24 }}>
                <Link
                  href={`/label/${label.id}`}
                  aria-label={path}
                  className="inline-flex items-center gap-2.5 hover:underline"
                >
                  <Tag
                    aria-hidden
                    className="size-4"
                    style={{ color: label.color, fill: `${label.color}33` }}
                  />
                  {label.name}
                </Link>
              </td>
              <td className="w-44 text-foreground-muted text-small">
                {label.total === 1
                  ? '1 conversation'
                  : `${label.total.toLocaleString('en-US')} conversations`}
              </td>
              <td className="w-44">
                <Switch
                  label={`Show ${path} in the list`}
                  hideLabel
                  className="justify-start!"
                  value={!label.hidden}
                  onChange={(shown) => void setHidden(label, !shown)}
                />
              </td>
              <td className="w-40 text-right">
                <Button
                  variant="link"
                  size="sm"
                  aria-label={`Edit label ${path}`}
                  onClick={() => setAsking({ what: 'edit', label })}
                >
                  Edit
                </Button>
                <Button
                  variant="link"
                  size="sm"
                  className="ml-4"
                  aria-label={`Remove label ${path}`}
                  onClick={() => setAsking({ what: 'remove', label })}
                >
                  Remove
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {asking?.what === 'create' && <LabelDialog onClose={done} />}
      {asking?.what === 'edit' && <LabelDialog label={asking.label} onClose={done} />}
      {asking?.what === 'remove' && <RemoveLabel label={asking.label} onClose={done} />}
    </>
  );
}
