import type { LabelCounts } from '../../rules/views.ts';

export interface LabelNode {
  label: LabelCounts;
  depth: number;
  /** `Family/School` */
  path: string;
  hasChildren: boolean;
}

/** Labels in the order of a tree, siblings by name. */
export function labelTree(labels: readonly LabelCounts[]): LabelNode[] {
  const childrenOf = (parentId: number | null) =>
    labels
      .filter((label) => label.parentId === parentId)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'));
  const walk = (parentId: number | null, depth: number, above: string): LabelNode[] =>
    childrenOf(parentId).flatMap((label) => {
      const path = above ? `${above}/${label.name}` : label.name;
      const below = walk(label.id, depth + 1, path);
      return [{ label, depth, path, hasChildren: below.length > 0 }, ...below];
    });
  return walk(null, 0, '');
}

/** Without what lies under a closed label. */
export function openNodes(nodes: readonly LabelNode[], closed: ReadonlySet<number>): LabelNode[] {
  let closedAt = Number.POSITIVE_INFINITY;
  return nodes.filter(({ label, depth }) => {
    if (depth > closedAt) return false;
    closedAt = closed.has(label.id) ? depth : Number.POSITIVE_INFINITY;
    return true;
  });
}
