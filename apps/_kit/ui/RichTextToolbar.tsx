import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  Italic,
  List,
  ListOrdered,
  Quote,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react';
import { Fragment, type KeyboardEvent } from 'react';
import { IconButton } from './IconButton.tsx';
import { RichTextLink } from './RichTextLink.tsx';
import { Separator } from './Separator.tsx';

const groups = [
  [
    { label: 'Undo', Icon: Undo2, can: 'undo', run: (editor: Editor) => editor.chain().focus().undo().run() },
    { label: 'Redo', Icon: Redo2, can: 'redo', run: (editor: Editor) => editor.chain().focus().redo().run() },
  ],
  [
    {
      label: 'Bold',
      Icon: Bold,
      mark: 'bold',
      run: (editor: Editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      label: 'Italic',
      Icon: Italic,
      mark: 'italic',
      run: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
    },
    {
      label: 'Underline',
      Icon: Underline,
      mark: 'underline',
      run: (editor: Editor) => editor.chain().focus().toggleUnderline().run(),
    },
    {
      label: 'Strikethrough',
      Icon: Strikethrough,
      mark: 'strike',
      run: (editor: Editor) => editor.chain().focus().toggleStrike().run(),
    },
  ],
  [
    {
      label: 'Bulleted list',
      Icon: List,
      mark: 'bulletList',
      run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      label: 'Numbered list',
      Icon: ListOrdered,
      mark: 'orderedList',
      run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      label: 'Quote',
      Icon: Quote,
      mark: 'blockquote',
      run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run(),
    },
  ],
] satisfies {
  label: string;
  Icon: typeof Bold;
  mark?: string;
  can?: 'undo' | 'redo';
  run: (editor: Editor) => boolean;
}[][];

interface ToolbarProps {
  editor: Editor;
  label: string;
  disabled?: boolean;
}

export function RichTextToolbar({ editor, label, disabled }: ToolbarProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      undo: current.can().undo(),
      redo: current.can().redo(),
      marks: groups.flat().map((tool) => 'mark' in tool && current.isActive(tool.mark)),
    }),
  });
  const tools = groups.flat();
  return (
    <div
      role="toolbar"
      aria-label={`Formatting of ${label}`}
      aria-orientation="horizontal"
      onKeyDown={moveFocus}
      className="flex flex-wrap items-center gap-0.5"
    >
      {groups.map((group) => (
        <Fragment key={group[0]?.label}>
          {group.map((tool) => (
            <IconButton
              key={tool.label}
              label={tool.label}
              size="sm"
              icon={<tool.Icon aria-hidden />}
              aria-pressed={'mark' in tool ? state.marks[tools.indexOf(tool)] : undefined}
              disabled={disabled || ('can' in tool && !state[tool.can as 'undo' | 'redo'])}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => tool.run(editor)}
            />
          ))}
          <Separator orientation="vertical" className="mx-1 my-1" />
        </Fragment>
      ))}
      <RichTextLink editor={editor} disabled={disabled} />
      <IconButton
        label="Remove formatting"
        size="sm"
        icon={<RemoveFormatting aria-hidden />}
        disabled={disabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => editor.chain().focus().clearNodes().unsetAllMarks().run()}
      />
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const index = buttons.indexOf(event.target as HTMLButtonElement);
  if (index !== -1) buttons[(index + step + buttons.length) % buttons.length]?.focus();
}
