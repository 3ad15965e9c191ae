import { expect, test } from 'vitest';
import { isTomorrow, roundUp, toNextTime, toTimeOfDay } from './clock.ts';

const at = (text: string) => new Date(text).getTime();
const NOW = at('2026-11-23T18:05:00');

test('reads a time of day as the next one, or one that has just passed', () => {
  expect(toNextTime('19:30', NOW)).toBe(at('2026-11-23T19:30:00'));
  expect(toNextTime('17:30', NOW)).toBe(at('2026-11-23T17:30:00'));
  expect(toNextTime('12:00', NOW)).toBe(at('2026-11-24T12:00:00'));
  expect(toNextTime('', NOW)).toBeUndefined();
  expect(toNextTime('25:00', NOW)).toBeUndefined();
});

test('formats a time with four digits and detects tomorrow', () => {
  expect(toTimeOfDay(at('2026-11-24T07:05:59'))).toBe('07:05');
  expect(isTomorrow(at('2026-11-24T07:05:59'), NOW)).toBe(true);
  expect(isTomorrow(NOW, NOW)).toBe(false);
});

test('rounds up to the next full minute', () => {
  expect(roundUp(NOW)).toBe(NOW);
  expect(roundUp(NOW + 1)).toBe(at('2026-11-23T18:06:00'));
  expect(roundUp(NOW + 1, 5)).toBe(at('2026-11-23T18:10:00'));
});
