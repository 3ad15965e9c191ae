import { expect, test } from 'vitest';
import { type Kind, readProse, toRate } from './prose.ts';

/** Hard phrases in 1,000 words. Lower a limit when the rate has fallen; never raise one. */
const LIMITS: Record<Kind, number> = { comments: 2.2, titles: 0.7, documents: 1.3 };

const prose = readProse();

test.each(['comments', 'titles', 'documents'] as const)('the %s can be read once', (kind) => {
  const limit = LIMITS[kind];
  const worst = prose.lines
    .filter((line) => line.kind === kind)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, 20)
    .map(({ place, text }) => `${place} ${text}`);
  const rate = toRate(prose, kind);
  // The names of the worst lines help more than the figure.
  expect(rate <= limit ? [] : worst).toEqual([]);
});
