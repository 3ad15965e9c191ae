/** Hash that names a finished session, so that reload and Back show its end and start no new session. */
export function toDoneHash(sessionId: string): string {
  return `done-${sessionId}`;
}

/** The id of the session in a hash, or undefined for any other hash. */
export function readDoneHash(hash: string): string | undefined {
  return /^#?done-([\w@-]+)$/.exec(hash)?.[1];
}
