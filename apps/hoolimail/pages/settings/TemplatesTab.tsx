import { FileStack, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { RichTextEditor } from '#kit/ui/RichTextEditor.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import type { Template } from '../../schema/mailbox.ts';
import { useAction, useData, useSend } from '../client.ts';

export function TemplatesTab() {
  const { templates } = useData('templates.list', {});
  const [editing, setEditing] = useState<Template | 'new' | null>(null);
  const send = useSend();
  const remove = (template: Template) =>
    send('templates.remove', { id: template.id }).then(
      () => toast.success(`Template “${template.name}” removed.`),
      (refusal: Error) => toast.error(refusal.message),
    );
  return (
    <>
      <Button icon={<Plus aria-hidden />} onClick={() => setEditing('new')}>
        Create template
      </Button>
      {templates.length === 0 && (
        <EmptyState icon={<FileStack aria-hidden />} title="No templates yet">
          Mail that you write again and again can be kept as a template.
        </EmptyState>
      )}
      <ul aria-label="Templates" className="mt-4 max-w-3xl">
        {templates.map((template) => (
          <li key={template.id} className="flex items-center gap-4 border-border/70 border-b py-3">
            <div className="min-w-0 flex-1">
              <p className="font-medium">{template.name}</p>
              <p className="truncate text-foreground-muted">{template.subject || '(no subject)'}</p>
            </div>
            <Button
              variant="link"
              size="sm"
              aria-label={`Edit template ${template.name}`}
              onClick={() => setEditing(template)}
            >
              Edit
            </Button>
            <Button
              variant="link"
              size="sm"
              aria-label={`Remove template ${template.name}`}
              onClick={() => void remove(template)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {editing && (
        <TemplateDialog template={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}

function TemplateDialog({ template, onClose }: { template?: Template; onClose: () => void }) {
  const [name, setName] = useState(template?.name ?? '');
  const [subject, setSubject] = useState(template?.subject ?? '');
  const [html, setHtml] = useState(template?.html ?? '');
  const save = useAction('templates.save');
  async function submit() {
    if (!name.trim()) return;
    try {
      await save.run({ id: template?.id, name: name.trim(), subject, html });
    } catch {
      return;
    }
    toast.success('Template saved.');
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      busy={save.busy}
      title={template ? 'Edit template' : 'New template'}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={onClose} disabled={save.busy}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={save.busy} disabled={!name.trim()}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <TextInput
          label="Template name"
          value={name}
          onChange={setName}
          maxLength={100}
          autoFocus
          error={save.fields.name ?? (save.error && !save.fields.subject ? save.error.message : undefined)}
        />
        <TextInput
          label="Template subject"
          value={subject}
          onChange={setSubject}
          maxLength={500}
          error={save.fields.subject}
        />
        <RichTextEditor label="Template text" value={html} onChange={setHtml} />
      </div>
    </Dialog>
  );
}
