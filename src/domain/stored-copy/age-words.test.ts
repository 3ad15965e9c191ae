import { expect, test } from 'vitest';
import { type Age, type Aged, toAgeWords } from './age-words.ts';

const storedAt = new Date(2020, 5, 3).getTime();

test.each([
  ['recipe', { trouble: null }, 'Stored copy from 3 June'],
  ['recipe', { trouble: 'slow', isGone: true }, 'No longer online. Stored copy from 3 June'],
  ['recipe', { trouble: 'failed' }, 'Offline. Stored copy from 3 June'],
  ['recipes', { trouble: 'slow' }, 'Stored copy from 3 June.'],
  ['recipes', { trouble: 'failed', storedAt: 0 }, 'Offline. Stored copy.'],
  [
    'recipes',
    { trouble: null, isPartial: true },
    'Showing recipes stored on this device from 3 June.',
  ],
  ['posts', { trouble: 'failed' }, 'You’re offline. Showing posts from 3 June.'],
  ['this post', { trouble: null }, 'Showing this post from 3 June.'],
  ['a name', { trouble: null }, 'The rest of this profile is not on this device yet.'],
] satisfies [Aged, Partial<Age> & Pick<Age, 'trouble'>, string][])(
  '%s %o: %s',
  (what, age, words) => {
    expect(toAgeWords(what, { storedAt, ...age })).toBe(words);
  },
);
