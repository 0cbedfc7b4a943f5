import { FileStack } from 'lucide-react';
import { Suspense, useState } from 'react';
import { FormDialog } from '#kit/page/Form.tsx';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { Popover } from '#kit/ui/Popover.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction, useData } from '../client.ts';

interface TemplateText {
  subject: string;
  html: string;
}

interface TemplatesButtonProps {
  current: TemplateText;
  onInsert: (template: TemplateText) => void;
}

export function TemplatesButton({ current, onInsert }: TemplatesButtonProps) {
  const [isSaving, setSaving] = useState(false);
  return (
    <>
      <Popover
        label="Templates"
        side="top"
        className="w-64 py-2"
        trigger={<IconButton label="Templates" size="sm" icon={<FileStack aria-hidden />} />}
      >
        {(close) => (
          <Suspense fallback={<Skeleton className="m-4 h-16" />}>
            <TemplateList
              onInsert={(template) => {
                close();
                onInsert(template);
              }}
              onSave={() => {
                close();
                setSaving(true);
              }}
            />
          </Suspense>
        )}
      </Popover>
      {isSaving && <SaveTemplate current={current} onClose={() => setSaving(false)} />}
    </>
  );
}

interface TemplateListProps {
  onInsert: (template: TemplateText) => void;
  onSave: () => void;
}

function TemplateList({ onInsert, onSave }: TemplateListProps) {
  const { templates } = useData('templates.list', {});
  const line = 'block w-full truncate px-4 py-1.5 text-left hover:bg-foreground/6';
  return (
    <>
      <p className="px-4 pb-1 font-medium">Insert template</p>
      <div className="max-h-56 overflow-y-auto">
        {templates.map((template) => (
          <button key={template.id} type="button" className={line} onClick={() => onInsert(template)}>
            {template.name}
          </button>
        ))}
        {templates.length === 0 && <p className="px-4 py-1 text-foreground-muted">No templates yet.</p>}
      </div>
      <button type="button" className={`${line} mt-1 border-border border-t pt-2.5`} onClick={onSave}>
        Save draft as template
      </button>
    </>
  );
}

function SaveTemplate({ current, onClose }: { current: TemplateText; onClose: () => void }) {
  const [name, setName] = useState(current.subject);
  const save = useAction('templates.save');
  async function submit() {
    await save.run({ name: name.trim(), subject: current.subject, html: current.html });
    toast.success(`Template “${name.trim()}” saved.`);
    onClose();
  }
  return (
    <FormDialog
      title="Save as template"
      size="sm"
      submitLabel="Save"
      ready={name.trim() !== ''}
      action={save}
      shown={['name']}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label="Template name"
        value={name}
        onChange={setName}
        maxLength={100}
        autoFocus
        error={save.fields.name}
      />
    </FormDialog>
  );
}
