import { expect, test } from 'vitest';
import { toPlateOfDay } from './plate-of-day.ts';

const plates = ['a', 'b', 'c'];
const on = (day: number, hour: number, minute: number) =>
  toPlateOfDay(plates, new Date(2026, 9, day, hour, minute));

test('a day has one plate from its first minute to its last, and the next day another', () => {
  for (let day = 20; day < 31; day++) {
    expect(on(day, 0, 0)).toBe(on(day, 23, 59));
    expect(on(day, 23, 59)).not.toBe(on(day + 1, 0, 0));
  }
});

test('without plates there is none', () => {
  expect(toPlateOfDay([])).toBe('');
});
