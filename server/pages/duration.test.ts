import { expect, it } from 'vitest';
import { toIsoDuration, toMinutes } from './duration.ts';

it.each([
  ['1 hours 30 minutes', 90, 'PT1H30M'],
  ['1 hour', 60, 'PT1H'],
  ['45 minutes', 45, 'PT45M'],
  ['0 minutes', 0, 'PT0M'],
  ['12 hours 45 minutes', 765, 'PT12H45M'],
  ['2 h 5 min', 125, 'PT2H5M'],
  ['1.5 hours', 90, 'PT1H30M'],
  ['1 day', 1440, 'PT24H'],
])('"%s" lasts %i minutes, %s', (text, minutes, iso) => {
  expect(toMinutes(text)).toBe(minutes);
  expect(toIsoDuration(minutes)).toBe(iso);
});

it.each(['', 'overnight', 'a while'])('"%s" names no time', (text) => {
  expect(toMinutes(text)).toBeUndefined();
});
