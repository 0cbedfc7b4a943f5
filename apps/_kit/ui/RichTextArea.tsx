import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';

export interface RichTextProps {
  label: string;
  /** HTML; an empty document is the empty string. */
  value: string;
  onChange: (html: string) => void;
  placeholder?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  toolbarPosition?: 'top' | 'bottom' | 'none';
  /** Without a box of its own, for a mail window that brings one. */
  borderless?: boolean;
  className?: string;
}

const extensions = [StarterKit.configure({ link: { openOnClick: false, defaultProtocol: 'https' } })];

const prose =
  'min-h-32 flex-1 px-3.5 py-3 leading-relaxed outline-none [overflow-wrap:anywhere] [&_a]:text-link [&_a]:underline [&_blockquote]:border-border [&_blockquote]:border-l-3 [&_blockquote]:pl-3 [&_blockquote]:text-foreground-muted [&_h1]:heading [&_h1]:text-page-title [&_h2]:heading [&_h2]:text-card-title [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6 [&_pre]:rounded-control [&_pre]:bg-muted [&_pre]:p-3 [&_hr]:my-3 [&_hr]:border-border';

export function RichTextArea(props: RichTextProps) {
  const { label, value, onChange, placeholder, autoFocus, disabled, borderless, className } = props;
  const emitted = useRef(value);
  const editor = useEditor({
    extensions,
    content: value,
    autofocus: autoFocus ? 'start' : false,
    editable: !disabled,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: prose },
    },
    onUpdate({ editor: current }) {
      emitted.current = current.isEmpty ? '' : current.getHTML();
      onChange(emitted.current);
    },
  });
  const isEmpty = useEditorState({ editor, selector: (state) => state.editor.isEmpty });

  useEffect(() => {
    if (value === emitted.current) return;
    emitted.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);

  const position = props.toolbarPosition ?? 'top';
  const toolbar = position !== 'none' && (
    <RichTextToolbar editor={editor} label={label} disabled={disabled} />
  );
  return (
    <div
      className={cx(
        'flex min-h-0 flex-col',
        !borderless &&
          'overflow-hidden rounded-input border border-input-border bg-input focus-within:border-ring focus-within:shadow-[0_0_0_1px_var(--ring)]',
        disabled && 'opacity-60',
        className,
      )}
    >
      {position === 'top' && <div className="border-border border-b p-1">{toolbar}</div>}
      <div className="relative flex min-h-0 flex-1 flex-col overflow-y-auto">
        {isEmpty && placeholder && (
          <span
            aria-hidden
            className="pointer-events-none absolute top-3 left-3.5 leading-relaxed text-foreground-muted/75"
          >
            {placeholder}
          </span>
        )}
        <EditorContent editor={editor} className="flex flex-1 flex-col" />
      </div>
      {position === 'bottom' && <div className="p-1">{toolbar}</div>}
    </div>
  );
}
