import { expect, test } from 'vitest';
import { RejectedFailure } from './failures.ts';
import { toMarkText } from './mark-failure.ts';
import { NotKept } from './outbox.ts';

test('a heart that could not be set says why in our words, never in those of the browser', () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  expect(toMarkText(lost, 'favorite')).toBe('Failed to add to favorites');
  expect(toMarkText(new RejectedFailure(404, 'Recipe not found'), 'saved')).toBe(
    'Recipe not found',
  );
  expect(toMarkText(new NotKept('full'), 'saved')).toBe('There is no room left on this device');
});
