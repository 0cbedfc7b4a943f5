import type { ReactNode } from 'react';

export const SettingsCard = ({ title, children }: { title?: string; children: ReactNode }) => (
  <section aria-label={title} className="mb-5 grid gap-4 rounded-card border border-border bg-surface p-5">
    {title && <h2 className="heading text-card-title">{title}</h2>}
    {children}
  </section>
);
