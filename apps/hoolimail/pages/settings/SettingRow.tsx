import type { ReactNode } from 'react';

interface SettingRowProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

export function SettingRow({ title, hint, children }: SettingRowProps) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-[220px_minmax(0,640px)] gap-8 border-border border-b py-5 first:pt-0 last:border-0"
    >
      <div>
        <h2 className="font-medium">{title}</h2>
        {hint && <p className="mt-0.5 text-foreground-muted text-small">{hint}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
