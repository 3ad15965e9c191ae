/** Names of favourite or saved recipes once one is marked or no longer; the newest first. */
export function withMark(names: readonly string[], name: string, on: boolean): readonly string[] {
  if (names.includes(name) === on) return names;
  return on ? [name, ...names] : names.filter((other) => other !== name);
}
