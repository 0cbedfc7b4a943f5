import { ChevronDown, ChevronRight, EllipsisVertical, Tag } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { Menu } from '#kit/ui/Menu.tsx';
import type { LabelCounts } from '../../rules/views.ts';
import { useAction, useData } from '../client.ts';
import { LabelDialog } from '../settings/LabelDialog.tsx';
import { RemoveLabel } from '../settings/RemoveLabel.tsx';
import { type LabelNode, labelTree, openNodes } from './label-tree.ts';
import { NavItem } from './NavItem.tsx';

type Asking = { what: 'edit' | 'child' | 'remove'; label: LabelCounts } | null;

export function LabelTree() {
  const { labels } = useData('mailbox.summary', {});
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState<Asking>(null);
  const nodes = openNodes(labelTree(labels.filter((label) => !label.hidden)), closed);
  const toggle = (id: number) =>
    setClosed((old) => (old.has(id) ? new Set([...old].filter((one) => one !== id)) : new Set([...old, id])));
  const done = () => setAsking(null);
  return (
    <>
      <ul>
        {nodes.map((node) => (
          <LabelLine
            key={node.label.id}
            node={node}
            isClosed={closed.has(node.label.id)}
            onToggle={() => toggle(node.label.id)}
            onAsk={(what) => setAsking({ what, label: node.label })}
          />
        ))}
        {labels.length === 0 && <li className="pl-6 text-foreground-muted text-small">No labels yet.</li>}
      </ul>
      {asking?.what === 'edit' && <LabelDialog label={asking.label} onClose={done} />}
      {asking?.what === 'child' && <LabelDialog parentId={asking.label.id} onClose={done} />}
      {asking?.what === 'remove' && <RemoveLabel label={asking.label} onClose={done} />}
    </>
  );
}

interface LabelLineProps {
  node: LabelNode;
  isClosed: boolean;
  onToggle: () => void;
  onAsk: (what: 'edit' | 'child' | 'remove') => void;
}

function LabelLine({ node, isClosed, onToggle, onAsk }: LabelLineProps) {
  const { label, depth, hasChildren } = node;
  const [location] = useLocation();
  const update = useAction('labels.update');
  return (
    <NavItem
      href={`/label/${label.id}`}
      label={label.name}
      icon={<Tag aria-hidden style={{ color: label.color, fill: `${label.color}33` }} />}
      count={label.unread}
      isStrong={label.unread > 0}
      isCurrent={location === `/label/${label.id}`}
      depth={depth}
      before={
        hasChildren && (
          <button
            type="button"
            aria-label={`${isClosed ? 'Expand' : 'Collapse'} ${label.name}`}
            aria-expanded={!isClosed}
            onClick={onToggle}
            style={{ left: 4 + depth * 16 }}
            className="absolute top-1.5 flex size-5 items-center justify-center rounded-full text-foreground-muted hover:bg-foreground/10"
          >
            {isClosed ? <ChevronRight aria-hidden size={14} /> : <ChevronDown aria-hidden size={14} />}
          </button>
        )
      }
      after={
        <span className="absolute top-0.5 right-1.5 opacity-0 focus-within:opacity-100 group-hover:opacity-100">
          <Menu
            trigger={
              <IconButton
                label={`More for label ${label.name}`}
                size="sm"
                icon={<EllipsisVertical aria-hidden />}
              />
            }
            items={[
              { label: 'Edit label', onSelect: () => onAsk('edit') },
              { label: 'Add sublabel', onSelect: () => onAsk('child') },
              {
                label: 'Hide from the list',
                onSelect: () => void update.run({ id: label.id, hidden: true }),
              },
              { separator: true },
              { label: 'Remove label', danger: true, onSelect: () => onAsk('remove') },
            ]}
          />
        </span>
      }
    />
  );
}
