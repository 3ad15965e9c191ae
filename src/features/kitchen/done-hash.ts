/** Names the cooking that came to its end, so that a reload or the way back shows the end again and starts nothing. */
export function toDoneHash(sessionId: string): string {
  return `done-${sessionId}`;
}

/** The session that a hash names; undefined for any other hash. */
export function readDoneHash(hash: string): string | undefined {
  return /^#?done-([\w@-]+)$/.exec(hash)?.[1];
}
