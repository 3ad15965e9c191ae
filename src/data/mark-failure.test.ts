import { expect, test } from 'vitest';
import { RejectedFailure } from './failures.ts';
import { toWriteFailure } from './mark-failure.ts';
import { NotQueued } from './outbox/queue.ts';

test('a heart that could not be set says why in our words, never in those of the browser', () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  expect(toWriteFailure(lost, 'favorite.set')).toBe('Failed to add to favorites');
  expect(toWriteFailure(new RejectedFailure(404, 'Recipe not found'), 'saved.set')).toBe(
    'Recipe not found',
  );
  expect(toWriteFailure(new NotQueued('full'), 'saved.set')).toBe(
    'There is no room left on this device',
  );
});
