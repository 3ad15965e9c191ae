import { expect, test } from 'vitest';
import { findDurations } from '../durations/find-durations.ts';
import { toTimeKind } from './kind-of-time.ts';

const toKinds = (text: string) => {
  let from = 0;
  return findDurations(text).map((duration) => {
    const kind = toTimeKind(text, duration, from);
    from = duration.end;
    return kind;
  });
};

test.each([
  ['Brown them in a heavy pot over medium heat for 6 minutes.', ['handsOn']],
  ['Stir without a pause over medium-low heat for 40 minutes.', ['handsOn']],
  ['Simmer over low heat, half covered, for 1 hour.', ['waiting']],
  ['Cover the grits and leave them on the lowest heat for 35 minutes.', ['waiting']],
  ['Roast at 180 °C for 1 hour 10 minutes, then rest it for 15 minutes.', ['waiting', 'resting']],
  ['Stack the slices, cover and chill for 4 hours.', ['resting']],
  ['Cover with hot water and leave to soften for 15 minutes.', ['resting']],
  ['Lower 3 eggs into boiling water for 9 minutes.', ['waiting']],
  ['Cook gently for 6 minutes without letting them colour.', ['handsOn']],
  ['Cook it, covered, for 8 minutes.', ['waiting']],
  ['Heat the oven at its highest setting for 45 minutes.', ['waiting']],
  ['Marinate overnight in the fridge.', ['resting']],
])('%s', (text, kinds) => {
  expect(toKinds(text)).toEqual(kinds);
});

test('counts less than four minutes as work', () => {
  expect(toKinds('Boil for 3 minutes.')).toEqual(['handsOn']);
});

test('counts work for more than twenty minutes as waiting', () => {
  expect(toKinds('Press the skewers under water for 30 minutes.')).toEqual(['waiting']);
});
