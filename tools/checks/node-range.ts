type Version = readonly [major: number, minor: number, patch: number];

/**
 * True if a Node version is in a range as written in `engines`: alternatives separated by `||`, each a list of versions
 * with an optional `>=`, `>`, `<=`, `<`, `=`, `^` or `~`, whose parts may be missing or `x`.
 * @throws If the range has any other syntax.
 */
export function isInNodeRange(version: string, range: string): boolean {
  const wanted = toVersion(version.split('.'));
  return range
    .split('||')
    .some((alternative) => toComparators(alternative).every((isMet) => isMet(wanted)));
}

const COMPARATOR = /^(>=|>|<=|<|=|\^|~)?v?([\dx*]+(?:\.[\dx*]+){0,2})$/;

function toComparators(alternative: string): ((version: Version) => boolean)[] {
  const words = alternative
    .trim()
    .replaceAll(/([<>=^~])\s+/g, '$1')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '*');
  return words.map((word) => {
    const [, operator = '', written = ''] = COMPARATOR.exec(word) ?? [];
    if (written === '') throw new Error(`cannot read the Node range "${alternative}"`);
    const parts = written.split('.').filter((part) => /^\d+$/.test(part));
    const from = toVersion(parts);
    const next = toNext(parts, operator);
    switch (operator) {
      case '>=':
        return (version) => compare(version, from) >= 0;
      case '>':
        return (version) => compare(version, next) >= 0;
      case '<':
        return (version) => compare(version, from) < 0;
      case '<=':
        return (version) => compare(version, next) < 0;
      default:
        return (version) => compare(version, from) >= 0 && compare(version, next) < 0;
    }
  });
}

function toVersion(parts: readonly string[]): Version {
  return [Number(parts[0] ?? 0), Number(parts[1] ?? 0), Number(parts[2] ?? 0)];
}

/** Returns the first version after the range of `parts`: "20" -> 21.0.0, "^20.19.0" -> 21.0.0, "20.19.1" -> 20.19.2. */
function toNext(parts: readonly string[], operator: string): Version {
  const [major, minor, patch] = toVersion(parts);
  if (parts.length === 1 || operator === '^') return [major + 1, 0, 0];
  if (parts.length === 2 || operator === '~') return [major, minor + 1, 0];
  return [major, minor, patch + 1];
}

function compare(one: Version, other: Version): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}
