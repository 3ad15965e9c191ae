import { expect, it } from 'vitest';
import { toIsoDuration } from './duration.ts';

it.each([
  [90, 'PT1H30M'],
  [60, 'PT1H'],
  [45, 'PT45M'],
  [0, 'PT0M'],
  [765, 'PT12H45M'],
  [1440, 'PT24H'],
])('%i minutes are %s', (minutes, iso) => expect(toIsoDuration(minutes)).toBe(iso));
