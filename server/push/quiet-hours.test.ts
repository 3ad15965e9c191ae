import { expect, test } from 'vitest';
import { findQuietEnd } from './quiet-hours.ts';

const NIGHT = { from: 22 * 60, to: 8 * 60 };
const NOON_HOURS = { from: 12 * 60, to: 13 * 60 + 30 };

test.each([
  [
    'in the evening until the next morning',
    NIGHT,
    'UTC',
    '2026-06-01T23:15:20Z',
    '2026-06-02T08:00:00.000Z',
  ],
  [
    'early in the morning until that morning',
    NIGHT,
    'UTC',
    '2026-06-01T07:59:59Z',
    '2026-06-01T08:00:00.000Z',
  ],
  ['not once they are over', NIGHT, 'UTC', '2026-06-01T08:00:00Z', undefined],
  ['not before they begin', NIGHT, 'UTC', '2026-06-01T21:59:59Z', undefined],
  [
    'by the clock of the member',
    NIGHT,
    'Asia/Kolkata',
    '2026-06-01T17:00:00Z',
    '2026-06-02T02:30:00.000Z',
  ],
  [
    'within one day',
    NOON_HOURS,
    'Europe/Paris',
    '2026-06-01T10:30:00Z',
    '2026-06-01T11:30:00.000Z',
  ],
  ['never where both are the same', { from: 60, to: 60 }, 'UTC', '2026-06-01T01:00:00Z', undefined],
  ['never where there are none', null, 'UTC', '2026-06-01T01:00:00Z', undefined],
])('finds the end of quiet hours: %s', (_when, quiet, timeZone, now, end) => {
  const found = findQuietEnd({ quiet, timeZone }, Date.parse(now));
  expect(found && new Date(found).toISOString()).toBe(end);
});
