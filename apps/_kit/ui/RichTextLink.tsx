import { type Editor, useEditorState } from '@tiptap/react';
import { Link2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { Popover } from './Popover.tsx';
import { TextInput } from './TextInput.tsx';

export function RichTextLink({ editor, disabled }: { editor: Editor; disabled?: boolean }) {
  const [open, setOpen] = useState(false);
  const [url, setUrl] = useState('');
  const current = useEditorState({
    editor,
    selector: (state) => state.editor.getAttributes('link').href as string | undefined,
  });

  function toggle(next: boolean) {
    setOpen(next);
    if (next) setUrl(current ?? '');
  }
  function apply(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const href = withProtocol(url.trim());
    setOpen(false);
    if (!href) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !current) {
      chain
        .insertContent({ type: 'text', text: url.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    } else {
      chain.setLink({ href }).run();
    }
  }
  function remove() {
    setOpen(false);
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  }

  return (
    <Popover
      label="Link"
      open={open}
      onOpenChange={toggle}
      className="p-3"
      trigger={
        <IconButton
          label="Link"
          size="sm"
          icon={<Link2 aria-hidden />}
          aria-pressed={current !== undefined}
          disabled={disabled}
        />
      }
    >
      <form noValidate onSubmit={apply} className="flex items-end gap-2">
        <TextInput
          label="Link address"
          value={url}
          onChange={setUrl}
          placeholder="https://"
          className="w-64"
          autoFocus
        />
        <Button type="submit" variant="primary" disabled={!url.trim()}>
          Apply
        </Button>
        {current && <Button onClick={remove}>Remove</Button>}
      </form>
    </Popover>
  );
}

function withProtocol(url: string): string {
  if (url === '' || /^(https?:|mailto:|tel:|\/)/i.test(url)) return url;
  return url.includes('@') && !url.includes('/') ? `mailto:${url}` : `https://${url}`;
}
