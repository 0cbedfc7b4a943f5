/** Which account's statements an address asks for; all of them when it names none. */
export function readStatementSearch(query: Record<string, string | undefined>): { accountId?: number } {
  return { accountId: query.account && /^\d{1,9}$/.test(query.account) ? Number(query.account) : undefined };
}
