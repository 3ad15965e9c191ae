/** The `ETag` of a version. */
export function toVersionTag(version: number | string): string {
  return `"${version}"`;
}

/** True if `If-Match` names the current version or is missing. */
export function isFresh(ifMatch: string | undefined, version: number | string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  return ifMatch.split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '');
    return tag === toVersionTag(version) || tag === String(version);
  });
}
