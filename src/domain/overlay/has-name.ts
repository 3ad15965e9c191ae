import { toTextKey } from '#contract/platform/text-key.ts';

const known = new WeakMap<readonly string[], ReadonlySet<string>>();

/** True if the list contains the recipe name in any spelling. */
export function hasName(names: readonly string[], name: string): boolean {
  if (names.length === 0) return false;
  // Many hearts query the same list.
  const keys = known.get(names) ?? new Set(names.map(toTextKey));
  known.set(names, keys);
  return keys.has(toTextKey(name));
}
