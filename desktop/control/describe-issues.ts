import type { z } from 'zod';

/** What is wrong with a value, in one line: the field and the problem of each. */
export function describeIssues({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; ');
}
