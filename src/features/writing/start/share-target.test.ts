import { expect, test } from 'vitest';
import { NOTHING_WRITTEN } from '../written.ts';
import { withShared } from './share-target.ts';

const PAGE = { title: 'Soup', text: 'Look at this', url: 'https://a.test/soup' };

test('shared text and its address stand below one another', () => {
  expect(withShared(NOTHING_WRITTEN, PAGE)).toMatchObject({
    title: 'Soup',
    content: 'Look at this\n\nhttps://a.test/soup',
  });
});

test('an address that the text already has is not repeated', () => {
  const text = 'Look: https://a.test/soup';
  expect(withShared(NOTHING_WRITTEN, { ...PAGE, text }).content).toBe(text);
});

test('what is written stays, and the same thing is added once', () => {
  const written = { ...NOTHING_WRITTEN, title: 'Mine', content: 'Begun.' };
  const once = withShared(written, PAGE);
  expect(once.title).toBe('Mine');
  expect(once.content).toBe('Begun.\n\nLook at this\n\nhttps://a.test/soup');
  expect(withShared(once, PAGE)).toEqual(once);
});

test('nothing shared changes nothing', () => {
  const written = { ...NOTHING_WRITTEN, content: 'Begun. ' };
  expect(withShared(written, {})).toEqual(written);
});

test('too much is cut between characters', () => {
  const { title, content } = withShared(NOTHING_WRITTEN, {
    title: `${'a'.repeat(119)}🍲`,
    text: 'b'.repeat(20_000),
  });
  expect(title).toBe('a'.repeat(119));
  expect(content).toHaveLength(10_000);
});
