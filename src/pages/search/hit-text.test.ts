import { expect, test } from 'vitest';
import { toReason, toRuns, toSnippet } from './hit-text.ts';

const recipe = {
  title: 'Phở Bò',
  subtitle: 'Clear noodle soup',
  cuisine: 'Vietnamese',
  tags: ['Soup', 'Weekend project'],
  ingredients: ['Beef bones | 2 kg', '4 star anise', 'Fish sauce | 3 tbsp', '1 tbsp beef fat'],
};
const toMeant =
  (...words: string[]) =>
  (word: string) =>
    words.includes(word);

test('marks the matched words in their original spelling', () => {
  expect(toRuns('Phở Bò, twice', toMeant('bo'))).toEqual([
    { text: 'Phở', isHit: false },
    { text: ' ', isHit: false },
    { text: 'Bò', isHit: true },
    { text: ', ', isHit: false },
    { text: 'twice', isHit: false },
  ]);
  expect(toRuns('Tex-Mex noodles', toMeant('mex', 'noodle')).filter(({ isHit }) => isHit)).toEqual([
    { text: 'Mex', isHit: true },
    { text: 'noodles', isHit: true },
  ]);
});

test.each([
  [['pho'], 'Clear noodle soup'],
  [['soup'], 'Soup · Weekend project'],
  [['beef'], 'With Beef bones, 1 tbsp beef fat'],
  [['vietnamese', 'anise'], 'With 4 star anise'],
  [['nothing'], 'Clear noodle soup'],
])('%j is explained by: %s', (words, reason) => {
  expect(toReason(recipe, toMeant(...words))).toBe(reason);
});

test('shows a long text from a little before the match', () => {
  const text = `${'word '.repeat(30)}saffron\n${'end '.repeat(60)}`;
  const snippet = toSnippet(text, toMeant('saffron'));
  expect(snippet).toMatch(/^…word word word word saffron end .+…$/);
  expect(toSnippet('Short, and nothing of it', toMeant('saffron'))).toBe(
    'Short, and nothing of it',
  );
});
