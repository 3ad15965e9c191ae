import { expect, test } from 'vitest';
import { MOODS, QUICK_TIMES, toQuickChoice } from './quick-start.ts';

test('specification 4 lists the moods and specification 9 the quick-start times', () => {
  expect(MOODS).toEqual(['comfort', 'healthy', 'quick', 'adventure']);
  expect(QUICK_TIMES).toEqual([15, 30, 45, 60]);
});

test('a navigation state returns the choice', () => {
  expect(toQuickChoice({ mood: 'quick', time: 30, key: 'x' })).toEqual({ mood: 'quick', time: 30 });
});

test.each([undefined, null, 7, 'x', [], {}, { mood: 'angry', time: -1 }, { time: Number.NaN }])(
  'the state %j chooses nothing',
  (state) => expect(toQuickChoice(state)).toEqual({ mood: undefined, time: undefined }),
);
