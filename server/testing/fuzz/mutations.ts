import * as fc from 'fast-check';
import { anything } from './json-values.ts';
import { NAUGHTY } from './naughty.ts';

interface Change {
  kind: 'replace' | 'remove' | 'add' | 'wrap' | 'whole';
  /** Index of the changed place, modulo the number of places. */
  at: number;
  value: unknown;
}

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'wrap', 'whole'),
  at: fc.nat({ max: 30 }),
  value: anything,
});

/** Generates the same values. Half of them are unchanged, and half have up to three changes. */
export function toMutated(fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changes = fc.oneof(fc.constant([]), fc.array(change, { minLength: 1, maxLength: 3 }));
  return fc.tuple(fitting, changes).map(([value, done]) => done.reduce(apply, value));
}

function apply(value: unknown, { kind, at, value: other }: Change): unknown {
  if (kind === 'whole') return other;
  if (kind === 'wrap') return at % 2 === 0 ? [value] : { value };
  if (typeof value !== 'object' || value === null) return other;
  if (Array.isArray(value)) return value.map((item, n) => (n === at % value.length ? other : item));
  const entries = Object.entries(value);
  if (kind === 'add' || entries.length === 0) {
    return Object.fromEntries([...entries, [NAUGHTY[(at * 7) % NAUGHTY.length] ?? 'a', other]]);
  }
  const place = at % entries.length;
  if (kind === 'remove') return Object.fromEntries(entries.filter((_, n) => n !== place));
  return Object.fromEntries(
    entries.map(([name, part], n) => {
      if (n !== place) return [name, part];
      const goesDeeper = at > 15 && typeof part === 'object' && part !== null;
      return [name, goesDeeper ? apply(part, { kind, at: at - 15, value: other }) : other];
    }),
  );
}
