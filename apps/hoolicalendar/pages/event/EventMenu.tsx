import { Copy, EllipsisVertical, FileDown, Maximize2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { Menu } from '#kit/ui/Menu.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { fileUrl, useAction } from '../client.ts';
import type { EventDetail } from '../model.ts';
import { editHref, eventHref } from './event-links.ts';
import { complain } from './use-change-event.ts';

export function EventMenu({ event }: { event: EventDetail }) {
  const [, navigate] = useLocation();
  const duplicate = useAction('events.duplicate');
  const { eventId, occurrence } = event;
  async function copy() {
    const made = await duplicate.run({ eventId, occurrence }).catch(complain);
    if (!made) return;
    toast.success('The event is duplicated.');
    navigate(editHref(made));
  }
  return (
    <Menu
      align="end"
      trigger={<IconButton label="Options" icon={<EllipsisVertical aria-hidden />} />}
      items={[
        { label: 'Open on its own page', icon: <Maximize2 />, href: eventHref(event) },
        { label: 'Duplicate', icon: <Copy />, onSelect: () => void copy() },
        {
          label: 'Export as .ics',
          icon: <FileDown />,
          onSelect: () => window.location.assign(fileUrl('ics.exportEvent', { eventId })),
        },
      ]}
    />
  );
}
