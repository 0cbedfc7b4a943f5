type ClassName = string | false | null | undefined;

/** Joins class names. Callers pass layout classes only (width, margin), so later ones need not win over earlier ones. */
export function cx(...names: ClassName[]): string {
  return names.filter(Boolean).join(' ');
}
