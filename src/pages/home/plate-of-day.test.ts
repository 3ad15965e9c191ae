import { expect, test } from 'vitest';
import { toPlateOfDay } from './plate-of-day.ts';

const plates = ['a', 'b', 'c'];
const on = (day: number, hour: number, minute: number) =>
  toPlateOfDay(plates, new Date(2026, 9, day, hour, minute));

test('returns one plate for a whole day and another the next day', () => {
  for (let day = 20; day < 31; day++) {
    expect(on(day, 0, 0)).toBe(on(day, 23, 59));
    expect(on(day, 23, 59)).not.toBe(on(day + 1, 0, 0));
  }
});

test('returns an empty string without plates', () => {
  expect(toPlateOfDay([])).toBe('');
});
