interface Reader {
  blocked?: readonly string[] | undefined;
}

/**
 * Without what those made whom the reader has blocked. Answers of the server lack it by themselves; copies on the device, and
 * answers from before the block, do not.
 */
export function withoutBlocked<T>(
  listed: readonly T[],
  { blocked = [] }: Reader,
  toMemberId: (one: T) => string,
): readonly T[] {
  if (blocked.length === 0) return listed;
  return listed.filter((one) => !blocked.includes(toMemberId(one)));
}
