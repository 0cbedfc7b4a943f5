import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { Banner } from '#kit/ui/Banner.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface ReceiptProps {
  title: string;
  back: { href: string; label: string };
  amount: string;
  status: string;
  /** Shown once, right after the step that led here. */
  done?: { title: string; text: string };
  notice?: ReactNode;
  facts: readonly { term: string; detail: ReactNode }[];
  actions?: ReactNode;
  children?: ReactNode;
}

/** One payment or transfer: the confirmation when it was just made, its record ever after. */
export function Receipt({
  title,
  back,
  amount,
  status,
  done,
  notice,
  facts,
  actions,
  children,
}: ReceiptProps) {
  const [query] = useSearchParams();
  return (
    <div className="mx-auto max-w-[760px]">
      <PageHeader title={title} back={back} actions={actions} />
      <div className="grid gap-4">
        {done && query.get('done') && (
          <Banner tone="positive" title={done.title}>
            {done.text}
          </Banner>
        )}
        {notice}
        <Card>
          <div className="flex items-center justify-between gap-4 border-border border-b pb-4">
            <p className="heading text-[32px] leading-tight tabular-nums">{amount}</p>
            <StatusBadge status={status} />
          </div>
          <DescriptionList items={facts} />
        </Card>
        {children}
      </div>
    </div>
  );
}
