import { useLocation, useParams } from 'wouter';
import { formatDateTime } from '#kit/page/format.ts';
import { useTitle } from '#kit/page/title.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction, useData } from './client.ts';

export function NotePage() {
  const note = useData('notes.get', { id: Number(useParams().id) });
  const remove = useAction('notes.remove');
  const [, navigate] = useLocation();
  useTitle(note.title);

  const discard = async () => {
    navigate('/');
    await remove.run({ id: note.id });
    toast.success('The note is deleted.');
  };
  return (
    <>
      <PageHeader
        title={note.title}
        subtitle={formatDateTime(note.writtenAt)}
        back={{ href: '/', label: 'Notes' }}
        actions={
          <Button variant="danger" onClick={() => void discard()}>
            Delete note
          </Button>
        }
      />
      <article className="whitespace-pre-wrap">{note.text}</article>
    </>
  );
}
