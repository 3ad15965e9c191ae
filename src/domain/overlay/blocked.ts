interface Viewer {
  blocked?: readonly string[] | undefined;
}

/**
 * Removes items made by members whom the viewer has blocked. The server's answers exclude them, but copies on the
 * device and answers from before the block may contain them.
 */
export function withoutBlocked<T>(
  listed: readonly T[],
  { blocked = [] }: Viewer,
  toMemberId: (one: T) => string,
): readonly T[] {
  if (blocked.length === 0) return listed;
  return listed.filter((one) => !blocked.includes(toMemberId(one)));
}
