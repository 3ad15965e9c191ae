/** Returns a stored address if it belongs to this site, as a browser reads it. Storage must not redirect elsewhere. */
export function toOwnPath(stored: unknown): string | undefined {
  const here = 'https://here.invalid';
  if (typeof stored !== 'string' || !stored.startsWith('/') || !URL.canParse(stored, here)) {
    return undefined;
  }
  const { origin, pathname, search, hash } = new URL(stored, here);
  // `/.//x` becomes `//x`, which a second parse would read as another site.
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
