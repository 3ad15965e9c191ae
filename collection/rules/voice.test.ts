import { expect, test } from 'vitest';
import { findImpersonalWords } from './voice.ts';

test.each([
  ['It is what one eats at noon.', ['one eats']],
  ['One needs patience, and nobody has it.', ['nobody', 'One needs']],
  ['Whoever finds the bean, and no one else, is king.', ['Whoever', 'no one']],
  ['Eating by oneself is a pity.', ['oneself']],
  ['Of two pans the second one has a lid, and a soft, pale one would burn.', []],
  ['Take one of the onions. You taste one at a time.', []],
  ['One is hot, the other cold.', []],
])('%s', (text, words) => expect(findImpersonalWords(text)).toEqual(words));
