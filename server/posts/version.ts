/** What `If-Match` names and the detail's `ETag` says. */
export function toVersionTag(version: number | string): string {
  return `"${version}"`;
}

/** Whether the version that was edited is still the one; a request that names none changes whatever is there. */
export function isFresh(ifMatch: string | undefined, version: number): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  return ifMatch.split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '');
    return tag === toVersionTag(version) || tag === String(version);
  });
}
