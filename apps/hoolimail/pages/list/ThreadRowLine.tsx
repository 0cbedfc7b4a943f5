import { Clock3, Paperclip, Star, Zap } from 'lucide-react';
import { Link } from 'wouter';
import { useNow } from '#kit/page/now.ts';
import { highlight } from '#kit/search/highlight.ts';
import type { Term } from '#kit/search/words.ts';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { cx } from '#kit/ui/cx.ts';
import { Highlighted } from '#kit/ui/Highlighted.tsx';
import type { Change } from '../../api/inputs.ts';
import { type ListInput, threadHref } from '../../list-location.ts';
import { isCalendarPart } from '../../rules/calendar-part.ts';
import type { FileTag, ThreadRow } from '../../rules/views.ts';
import { fileUrl } from '../client.ts';
import { listDate, plannedTime } from '../mail-dates.ts';
import { EventChip } from './EventChip.tsx';
import { LabelChip } from './LabelChip.tsx';
import { RowActions } from './RowActions.tsx';
import { recipientText, senderPieces } from './sender-text.ts';

export interface RowHandlers {
  onSelect: (row: ThreadRow, isSelected: boolean, shift: boolean) => void;
  onChange: (row: ThreadRow, change: Change) => void;
  onSnooze: (row: ThreadRow) => void;
}

interface ThreadRowLineProps extends RowHandlers {
  row: ThreadRow;
  list: ListInput;
  highlights: readonly Term[];
  density: 'default' | 'comfortable' | 'compact';
  isSelected: boolean;
  isCurrent: boolean;
}

const HEIGHTS = { default: 'h-10', comfortable: 'h-10', compact: 'h-8' };

export function ThreadRowLine(props: ThreadRowLineProps) {
  const { row, list, highlights, density, isSelected, isCurrent, onSelect, onChange } = props;
  const subject = row.subject || '(no subject)';
  const files = row.attachments.filter((file) => !isCalendarPart(file));
  const hasChips = density === 'default' && files.length > 0;
  const isOwn = list.folder === 'sent' || list.folder === 'drafts' || list.folder === 'scheduled';
  return (
    <tr
      id={`row-${row.id}`}
      aria-selected={isSelected}
      data-current={isCurrent || undefined}
      className={cx(
        'group relative border-border/70 border-b hover:z-1 hover:shadow-[inset_1px_0_0_var(--border),inset_-1px_0_0_var(--border),0_1px_3px_rgb(16_40_40/0.22)]',
        'data-current:shadow-[inset_3px_0_0_var(--primary)]',
        HEIGHTS[density],
        isSelected ? '[--row:#dcf1ee]' : row.unread ? '[--row:var(--surface)]' : '[--row:var(--row-read)]',
        'bg-(--row)',
        row.unread && 'font-semibold',
      )}
    >
      <td className="relative z-2 w-11 pl-4">
        <Checkbox
          label={`Select ${subject}`}
          hideLabel
          value={isSelected}
          onChange={(value, { shiftKey }) => onSelect(row, value, shiftKey)}
        />
      </td>
      <td className="relative z-2 w-[62px] whitespace-nowrap">
        <Markers row={row} onChange={(change) => onChange(row, change)} />
      </td>
      <td className="w-48 truncate pr-3">
        {isOwn ? <Recipients row={row} /> : <Senders row={row} highlights={highlights} />}
      </td>
      <td className={cx('overflow-hidden', hasChips && 'pt-2.5')}>
        <SubjectLine row={row} list={list} highlights={highlights} subject={subject} />
        {hasChips && <FileChips files={files} />}
      </td>
      <td className="relative w-26 pr-4 text-right">
        <RowDate row={row} isFileMarked={files.length > 0 && !hasChips} />
        <RowActions {...props} />
      </td>
    </tr>
  );
}

function Markers({ row, onChange }: { row: ThreadRow; onChange: (change: Change) => void }) {
  return (
    <>
      <button
        type="button"
        title={row.starred ? 'Starred' : 'Not starred'}
        aria-label={row.starred ? 'Remove star' : 'Add star'}
        aria-pressed={row.starred}
        onClick={() => onChange({ do: row.starred ? 'unstar' : 'star' })}
        className="inline-flex size-7 items-center justify-center rounded-full text-foreground-muted/70 hover:bg-foreground/7 aria-pressed:text-star"
      >
        <Star aria-hidden className="size-[17px]" fill={row.starred ? 'currentColor' : 'none'} />
      </button>
      <button
        type="button"
        title={row.important ? 'Important' : 'Not important'}
        aria-label={row.important ? 'Mark as not important' : 'Mark as important'}
        aria-pressed={row.important}
        onClick={() => onChange({ do: row.important ? 'notImportant' : 'important' })}
        className="inline-flex size-7 items-center justify-center rounded-full text-foreground-muted/45 hover:bg-foreground/7 aria-pressed:text-coral"
      >
        <Zap aria-hidden className="size-4" fill={row.important ? 'currentColor' : 'none'} />
      </button>
    </>
  );
}

function Senders({ row, highlights }: { row: ThreadRow; highlights: readonly Term[] }) {
  const pieces = senderPieces(row);
  return (
    <>
      {pieces.map(({ text, unread }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people of one name are told apart by their place alone
        <span key={index} className={cx(row.unread && !unread && 'font-normal')}>
          {index > 0 && ', '}
          <Highlighted segments={highlight(text, highlights)} />
        </span>
      ))}
      {row.draftId !== null && (
        <span className="font-normal text-negative">{pieces.length > 0 ? ', Draft' : 'Draft'}</span>
      )}
      {row.messageCount > 1 && (
        <span className="font-normal text-foreground-muted text-small"> {row.messageCount}</span>
      )}
    </>
  );
}

function Recipients({ row }: { row: ThreadRow }) {
  return (
    <>
      {row.draftId !== null && <span className="mr-1.5 text-negative">Draft</span>}
      {recipientText(row)}
      {row.messageCount > 1 && (
        <span className="font-normal text-foreground-muted text-small"> {row.messageCount}</span>
      )}
    </>
  );
}

interface SubjectLineProps {
  row: ThreadRow;
  list: ListInput;
  highlights: readonly Term[];
  subject: string;
}

function SubjectLine({ row, list, highlights, subject }: SubjectLineProps) {
  const labels = row.labels.filter((label) => label.id !== list.labelId);
  const isInboxKnown = list.category !== undefined || list.folder === 'inbox';
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      {row.inInbox && !isInboxKnown && (
        <span className="shrink-0 rounded-full bg-foreground/8 px-2 py-0.5 font-medium text-[11px] text-foreground-muted leading-none">
          Inbox
        </span>
      )}
      {labels.map((label) => (
        <LabelChip key={label.id} label={label} />
      ))}
      <Link
        href={rowHref(row, list)}
        className="min-w-0 truncate outline-none after:absolute after:inset-0 after:content-[''] focus-visible:after:shadow-[inset_0_0_0_2px_var(--ring)]"
      >
        <span>
          <Highlighted segments={highlight(subject, highlights)} />
        </span>
        <span aria-hidden className="font-normal text-foreground-muted">
          {row.snippet && ' – '}
          <Highlighted segments={highlight(row.snippet, highlights)} />
        </span>
      </Link>
      {row.invitation && <EventChip invitation={row.invitation} />}
    </span>
  );
}

/** A draft that is nothing but a draft opens for writing, everything else for reading. */
function rowHref(row: ThreadRow, list: ListInput): string {
  if (list.folder !== 'drafts' || row.draftId === null || row.messageCount > 0)
    return threadHref(row.id, list);
  return `/mail/drafts?${list.page > 1 ? `page=${list.page}&` : ''}compose=${row.draftId}`;
}

function FileChips({ files }: { files: readonly FileTag[] }) {
  const [first, second, ...more] = files;
  return (
    <span className="relative z-2 flex items-center gap-1.5 pt-1 pb-2">
      {[first, second].map(
        (file) =>
          file && (
            <a
              key={file.id}
              href={fileUrl('attachments.get', { id: file.id })}
              download={file.filename}
              aria-label={`Download ${file.filename}`}
              className="inline-flex h-6 max-w-44 items-center gap-1.5 rounded-full border border-border bg-surface px-2.5 font-normal text-small hover:bg-muted"
            >
              <Paperclip aria-hidden className="size-3 shrink-0 text-coral" />
              <span className="truncate">{file.filename}</span>
            </a>
          ),
      )}
      {more.length > 0 && (
        <span className="font-normal text-foreground-muted text-small">+{more.length}</span>
      )}
    </span>
  );
}

function RowDate({ row, isFileMarked }: { row: ThreadRow; isFileMarked: boolean }) {
  const now = useNow();
  const planned = row.scheduledFor ?? row.snoozedUntil;
  return (
    <span className="flex items-center justify-end gap-1.5 whitespace-nowrap text-small group-focus-within:invisible group-hover:invisible">
      {isFileMarked && (
        <Paperclip aria-label="Has attachment" role="img" className="size-3.5 text-foreground-muted" />
      )}
      {planned !== null && planned > now ? (
        <span title={plannedTime(planned)} className="flex items-center gap-1 text-warning">
          <Clock3 aria-hidden className="size-3" />
          {listDate(planned, now)}
        </span>
      ) : (
        listDate(row.lastAt, now)
      )}
    </span>
  );
}
