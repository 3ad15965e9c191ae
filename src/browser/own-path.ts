/**
 * What lies in storage must not lead anywhere else: path, query and fragment of an address of this site, as a browser reads
 * it, or undefined.
 */
export function toOwnPath(stored: unknown): string | undefined {
  const here = 'https://here.invalid';
  if (typeof stored !== 'string' || !stored.startsWith('/') || !URL.canParse(stored, here)) {
    return undefined;
  }
  const { origin, pathname, search, hash } = new URL(stored, here);
  // `/.//x` becomes `//x`, which is another site once it is read again.
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
