import { expect, test } from 'vitest';
import { toStepParts } from '../step-parts.ts';
import { toTimedRuns } from './timed-runs.ts';

test('cuts out durations, keeps amounts, and leaves the text unchanged', () => {
  const text =
    'Add 60 g ya cai, leave overnight, then fry for 2 minutes a side, turning every 30 seconds.';
  const runs = toTimedRuns(toStepParts(text, ['ya cai']));
  expect(runs.map((run) => run.text).join('')).toBe(text);
  expect(runs.filter((run) => run.kind !== 'text')).toMatchObject([
    { kind: 'amount', text: '60 g ya cai' },
    { kind: 'time', text: 'overnight', duration: { seconds: 8 * 3600 } },
    { kind: 'time', text: '2 minutes a side', duration: { isEachSide: true } },
  ]);
});
