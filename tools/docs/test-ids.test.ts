import { expect, test } from 'vitest';
import { findTests, listIds, toWritten, updateSections } from './test-ids.ts';

// The ids get their square brackets here, so that this file itself has no test with such an id.
const SOURCE = `
test('<T-jam-2> sets at 105 °C', () => {});
it.each(JARS)(
  \`<T-jam-10> \${jar} of %s keeps | seals\`,
  () => {},
);
test('<T-jam-3> doesn\\'t boil over', {
  tag: ['@journey-2', '@soak'],
}, async () => {});
test('<T-jam-4> is stirred', { tag: '@journey-1' }, async () => {});
test('has no id', { tag: '@journey-3' }, () => {});
`.replaceAll(/<(T-jam-\d+)>/g, '[$1]');
const TESTS = findTests('jam.test.ts', SOURCE);

const toSection = (name: string, body: string) =>
  `<!-- written by npm run docs:tests: ${name} -->\n${body}<!-- end -->`;

test('finds id, title and tags of the tests that have an id', () => {
  expect(TESTS).toEqual([
    { id: 'T-jam-2', title: 'sets at 105 °C', file: 'jam.test.ts', tags: [] },
    { id: 'T-jam-10', title: '${jar} of %s keeps | seals', file: 'jam.test.ts', tags: [] },
    {
      id: 'T-jam-3',
      title: "doesn't boil over",
      file: 'jam.test.ts',
      tags: ['@journey-2', '@soak'],
    },
    { id: 'T-jam-4', title: 'is stirred', file: 'jam.test.ts', tags: ['@journey-1'] },
  ]);
});

test('lists the ids of a text once, by area and number', () => {
  expect(listIds('See T-jam-10, `T-jam-2`; T-jam-10. Not [T-area-n].')).toEqual([
    'T-jam-2',
    'T-jam-10',
  ]);
});

test('writes a table of all tests that have an id', () => {
  const page = `T-jam-10, T-jam-2\n\n${toSection('tests', 'T-jam-3\n')}\n`;
  const table = [
    '| Id       | What it shows         | File          |',
    '| -------- | --------------------- | ------------- |',
    '| T-jam-2  | sets at 105 °C        | `jam.test.ts` |',
    "| T-jam-3  | doesn't boil over     | `jam.test.ts` |",
    '| T-jam-4  | is stirred            | `jam.test.ts` |',
    '| T-jam-10 | … of … keeps \\| seals | `jam.test.ts` |',
  ];
  const written = updateSections(page, TESTS);
  expect(written).toBe(`T-jam-10, T-jam-2\n\n${toSection('tests', `\n${table.join('\n')}\n\n`)}\n`);
  expect(updateSections(written, TESTS)).toBe(written);
  expect(toWritten(written)).toBe('T-jam-10, T-jam-2\n\n\n');
});

test('writes a table of the journeys by their number', () => {
  const table = [
    '|     | What happens      | Test    | File          |',
    '| --- | ----------------- | ------- | ------------- |',
    '| 1   | is stirred        | T-jam-4 | `jam.test.ts` |',
    "| 2   | doesn't boil over | T-jam-3 | `jam.test.ts` |",
  ];
  expect(updateSections(toSection('journeys', ''), TESTS)).toBe(
    toSection('journeys', `\n${table.join('\n')}\n\n`),
  );
});

test('refuses a section that it cannot write', () => {
  expect(() => updateSections(toSection('spoons', ''), TESTS)).toThrow('spoons');
});
