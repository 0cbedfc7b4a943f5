import { ChartBarBig, Contact, FileText, Image, MapPin, Plus } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { Menu } from '#kit/ui/Menu.tsx';

export type AttachKind = 'location' | 'contact' | 'poll';

interface AttachMenuProps {
  onFiles: (files: File[]) => void;
  onChoose: (kind: AttachKind) => void;
}

export function AttachMenu({ onFiles, onChoose }: AttachMenuProps) {
  const photos = useRef<HTMLInputElement>(null);
  const documents = useRef<HTMLInputElement>(null);
  return (
    <>
      <Menu
        side="top"
        trigger={<IconButton label="Attach" icon={<Plus aria-hidden />} tooltipSide="top" />}
        items={[
          {
            label: 'Document',
            icon: <FileText color="#6d4ad1" />,
            onSelect: () => documents.current?.click(),
          },
          { label: 'Photos', icon: <Image color="#1273c4" />, onSelect: () => photos.current?.click() },
          { label: 'Location', icon: <MapPin color="#c8402f" />, onSelect: () => onChoose('location') },
          { label: 'Contact', icon: <Contact color="#0c8f9e" />, onSelect: () => onChoose('contact') },
          { label: 'Poll', icon: <ChartBarBig color="#c98a12" />, onSelect: () => onChoose('poll') },
        ]}
      />
      {[
        { ref: photos, label: 'Choose photos', accept: 'image/*' },
        { ref: documents, label: 'Choose documents', accept: undefined },
      ].map(({ ref, label, accept }) => (
        <input
          key={label}
          ref={ref}
          type="file"
          multiple
          aria-label={label}
          accept={accept}
          className="hidden"
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      ))}
    </>
  );
}
