const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An address may hold anything; PostgreSQL takes no id that is not one. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
