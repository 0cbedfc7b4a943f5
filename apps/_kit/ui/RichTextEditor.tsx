import { lazy, Suspense } from 'react';
import { cx } from './cx.ts';
import type { RichTextProps } from './RichTextArea.tsx';
import { Skeleton } from './Skeleton.tsx';

/** tiptap is large; only pages that show an editor load it. */
const RichTextArea = lazy(() =>
  import('./RichTextArea.tsx').then((module) => ({ default: module.RichTextArea })),
);

export function RichTextEditor(props: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton className={cx('min-h-48 w-full', props.className)} />}>
      <RichTextArea {...props} />
    </Suspense>
  );
}
