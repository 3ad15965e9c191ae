import { expect, test } from 'vitest';
import { NOTHING_WRITTEN } from '../written.ts';
import { withShared } from './share-target.ts';

const PAGE = { title: 'Soup', text: 'Look at this', url: 'https://a.test/soup' };

test('puts shared text and its address below one another', () => {
  expect(withShared(NOTHING_WRITTEN, PAGE)).toMatchObject({
    title: 'Soup',
    content: 'Look at this\n\nhttps://a.test/soup',
  });
});

test('does not repeat an address that the text contains', () => {
  const text = 'Look: https://a.test/soup';
  expect(withShared(NOTHING_WRITTEN, { ...PAGE, text }).content).toBe(text);
});

test('keeps the written text and adds shared content once', () => {
  const written = { ...NOTHING_WRITTEN, title: 'Mine', content: 'Begun.' };
  const once = withShared(written, PAGE);
  expect(once.title).toBe('Mine');
  expect(once.content).toBe('Begun.\n\nLook at this\n\nhttps://a.test/soup');
  expect(withShared(once, PAGE)).toEqual(once);
});

test('changes nothing if nothing was shared', () => {
  const written = { ...NOTHING_WRITTEN, content: 'Begun. ' };
  expect(withShared(written, {})).toEqual(written);
});

test('cuts text that is too long between characters', () => {
  const { title, content } = withShared(NOTHING_WRITTEN, {
    title: `${'a'.repeat(119)}🍲`,
    text: 'b'.repeat(20_000),
  });
  expect(title).toBe('a'.repeat(119));
  expect(content).toHaveLength(10_000);
});
