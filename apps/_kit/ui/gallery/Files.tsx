import { useState } from 'react';
import { formatBytes } from '../check-files.ts';
import { FilePicker } from '../FilePicker.tsx';
import { RichTextEditor } from '../RichTextEditor.tsx';
import { Section } from './Section.tsx';

export function Files() {
  const [files, setFiles] = useState<File[]>([]);
  const [html, setHtml] = useState(
    '<p>Hi Maria,</p><p>the <strong>boiler</strong> is <em>still</em> out:</p><ul><li><p>no hot water since Monday</p></li></ul>',
  );
  return (
    <Section title="Files and rich text">
      <div className="grid grid-cols-[1fr_2fr] items-start gap-6">
        <div className="flex flex-col gap-3">
          <FilePicker
            label="Add receipts"
            accept=".pdf,image/*"
            multiple
            maxBytes={5_000_000}
            onFiles={setFiles}
          />
          <ul className="text-small">
            {files.map((file) => (
              <li key={file.name}>
                {file.name} · {formatBytes(file.size)}
              </li>
            ))}
          </ul>
          <FilePicker label="Upload W-2" onFiles={() => undefined} disabled />
        </div>
        <RichTextEditor label="Message" value={html} onChange={setHtml} placeholder="Write something" />
      </div>
    </Section>
  );
}
