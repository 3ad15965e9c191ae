const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Checked before a query, because PostgreSQL fails on a malformed id. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
