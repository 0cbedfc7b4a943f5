import type { ActionState } from '#kit/page/client.ts';
import { Banner } from '#kit/ui/Banner.tsx';

/** A refusal that belongs to no field. */
export function FormError({ action, shown = [] }: { action: ActionState; shown?: readonly string[] }) {
  if (!action.error || Object.keys(action.fields).some((field) => shown.includes(field))) return null;
  return <Banner tone="negative">{action.error.message}</Banner>;
}
