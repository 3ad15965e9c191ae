import { expect, test } from 'vitest';
import { findDurations } from './find-durations.ts';

const MINUTE = 60;
const HOUR = 3600;

test('returns words, position and seconds of a duration', () => {
  expect(findDurations('Fry for 40 seconds, then bake for 1 hour 10 minutes.')).toEqual([
    { words: '40 seconds', start: 8, end: 18, seconds: 40 },
    { words: '1 hour 10 minutes', start: 34, end: 51, seconds: 70 * MINUTE },
  ]);
});

test.each([
  ['20 to 25 minutes', 20 * MINUTE, 25 * MINUTE],
  ['2–3 hours', 2 * HOUR, 3 * HOUR],
  ['between 6 and 8 hours', 6 * HOUR, 8 * HOUR],
  ['45 minutes to 1 hour', 45 * MINUTE, HOUR],
  ['45-60 min', 45 * MINUTE, HOUR],
  ['1:30 to 2 hours', 90 * MINUTE, 2 * HOUR],
  ['½–1 hour', 30 * MINUTE, HOUR],
  ['1 1⁄2 to 2 hours', 90 * MINUTE, 2 * HOUR],
  ['a minute or two', MINUTE, 2 * MINUTE],
  ['twenty minutes or half an hour', 20 * MINUTE, 30 * MINUTE],
])('“%s” rings at its lower end', (words, seconds, upTo) => {
  expect(findDurations(`Cook for ${words}, stirring.`)).toMatchObject([{ words, seconds, upTo }]);
});

test.each([
  ['overnight', 8 * HOUR],
  ['1 hour 30', 90 * MINUTE],
  ['1h30', 90 * MINUTE],
  ['1h 15m', 75 * MINUTE],
  ['1 h 30', 90 * MINUTE],
  ['1:30 hours', 90 * MINUTE],
  ['1:30 h', 90 * MINUTE],
  ['0:45 hours', 45 * MINUTE],
  ['1:30 minutes', 90],
  ['1⁄2 hour', 30 * MINUTE],
  ['1 1⁄2 hours', 90 * MINUTE],
  ['1½ hours', 90 * MINUTE],
  ['1 ½ hours', 90 * MINUTE],
  ['1⅙ hours', 70 * MINUTE],
  ['1 hour plus 20 minutes', 80 * MINUTE],
  ['1 hour + 20 minutes', 80 * MINUTE],
  ['1 hour & 20 minutes', 80 * MINUTE],
  ['1h+20min', 80 * MINUTE],
  ['1 & 1/2 hours', 90 * MINUTE],
  ['90 mins', 90 * MINUTE],
  ['1 1/2 hours', 90 * MINUTE],
  ['1-1/2 hours', 90 * MINUTE],
  ['2½ hours', 150 * MINUTE],
  ['an hour and a half', 90 * MINUTE],
  ['two hours and a quarter', 135 * MINUTE],
  ['half an hour', 30 * MINUTE],
  ['three-quarters of an hour', 45 * MINUTE],
  ['twenty-five minutes', 25 * MINUTE],
  ['3+ hours', 3 * HOUR],
  ['a couple of minutes', 2 * MINUTE],
  ['couple of minutes', 2 * MINUTE],
  ['5 or so min', 5 * MINUTE],
  ['6 min 30', 6 * MINUTE + 30],
  ['30 s', 30],
])('reads “%s”', (words, seconds) => {
  const [found, ...others] = findDurations(`Leave it for ${words}, covered.`);
  expect([found?.words, found?.seconds, others.length]).toEqual([words, seconds, 0]);
});

test.each([
  'Fry for 3 minutes a side.',
  'Fry 3 minutes per side.',
  'Fry for 3 mins on each side.',
  'Fry, 3 min/side.',
  'On each side fry for 3 minutes.',
])('marks a time for each side: %s', (text) => {
  expect(findDurations(text)).toMatchObject([{ seconds: 3 * MINUTE, isEachSide: true }]);
});

test('counts the time of the second side as a separate time', () => {
  const text = 'Fry for 3 minutes on one side and 1 minute on the other.';
  expect(findDurations(text).map(({ isEachSide }) => isEachSide)).toEqual([undefined, undefined]);
});

test.each([
  'You put it in 5 minutes ago.',
  'A 30-minute meal.',
  'Six-minute eggs and 24-hour-old rice.',
  'Dinner is at 7:30, and by five minutes to eight it is cold.',
  'Baste every 15 minutes.',
  'Roast it 20 minutes per pound.',
  'Ten minutes before serving, add the basil.',
  'When the 20 minutes are up, lift the lid.',
  'It keeps for 12 hours.',
  'Fold a second time, then a third.',
  'Wait a few minutes.',
  'Heat to 180 °C and cut 5 cm pieces of 30 g.',
  'Leave for 3 days.',
  'Leave for 2 to 3 days.',
  'Eat at 1:30.',
  'A minute steak.',
  'He came home late one night.',
  'Boil it 3 minutes under the time on the packet.',
])('finds no duration: %s', (text) => {
  expect(findDurations(text)).toEqual([]);
});

test('two times of the same unit are two timers', () => {
  expect(findDurations('Boil for 10 min + 20 min.').map(({ words }) => words)).toEqual([
    '10 min',
    '20 min',
  ]);
});

test('finds a rest before serving', () => {
  expect(findDurations('Let it rest for 10 minutes before serving.')).toHaveLength(1);
  expect(findDurations('Give it a 10-minute rest.')).toMatchObject([{ words: '10-minute' }]);
});
