import { expect, test } from 'vitest';
import { addTag, addTags, removeTag, toHashtag } from './tags.ts';

test('trims tags and rejects duplicates in any case, with or without #', () => {
  expect(addTag(['Thai'], '  Noodles ')).toEqual({ tags: ['Thai', 'Noodles'] });
  for (const again of ['thai', ' THAI', '#Thai']) {
    expect(addTag(['Thai'], again)).toMatchObject({ tags: ['Thai'], failure: expect.any(String) });
  }
  expect(addTag(['Thai'], '  ')).toEqual({ tags: ['Thai'] });
});

test('allows at most ten tags of at most thirty characters', () => {
  const ten = Array.from({ length: 10 }, (_, at) => `tag ${at}`);
  expect(addTag(ten, 'one more').failure).toBe('At most 10 tags are allowed');
  const long = 'x'.repeat(31);
  expect(addTag([], long).failure).toBe('Tags must be between 1 and 30 characters long');
  expect(addTag([], long.slice(1)).tags).toHaveLength(1);
});

test('adds a missing # to hashtags', () => {
  expect(toHashtag('noodles')).toBe('#noodles');
  expect(toHashtag(' #Noodles ')).toBe('#Noodles');
  expect(toHashtag('dan dan')).toBe('#dandan');
  expect(toHashtag(' # ')).toBe('');
});

test('removes a tag by any of its spellings', () => {
  expect(removeTag(['#Thai', 'Soup'], 'thai')).toEqual(['Soup']);
});

test('splits a list into tags and leaves the rejected ones in the field', () => {
  for (const list of [
    'soup, stew, roast',
    'soup，stew、roast',
    'soup،stew\nroast,',
    ' ,soup,,stew､roast',
  ]) {
    expect(addTags([], list)).toEqual({ tags: ['#soup', '#stew', '#roast'], rest: '' });
  }
  expect(addTags(['Soup'], 'soup, stew')).toEqual({
    tags: ['Soup', '#stew'],
    rest: 'soup',
    failure: '“#soup” is already added',
  });
});

test('treats all Unicode spellings of a tag as equal', () => {
  expect(addTag(['caf\u00E9'], 'cafe\u0301').tags).toHaveLength(1);
  expect(toHashtag('＃寿司')).toBe('#寿司');
});
