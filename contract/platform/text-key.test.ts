import { expect, test } from 'vitest';
import { toTextKey } from './text-key.ts';

test.each([
  ['Ph\u1EDF B\u00F2', 'Pho\u031B\u0309 Bo\u0300', 'PHỞ BÒ'],
  ['\u0130stanbul', 'istanbul', 'ISTANBUL', 'ıstanbul'],
  ['Ｓｕｓｈｉ　Bar', 'sushi bar', ' SUSHI\u00A0 BAR '],
  ['가지', '가지'.normalize('NFD')],
  ['ガパオ', 'ｶﾞﾊﾟｵ'],
  ['Crème\u200B', 'CRÈME', 'cre\u0300\u00ADme'],
  ['ﬁsh', 'fish', 'FISH'],
  ['Weißwurst', 'WEISSWURST', 'WEIẞWURST'],
  ['ΓΎΡΟΣ', 'γύρος', 'γύροσ'],
])('%j has one key in all spellings', (text, ...others) => {
  const key = toTextKey(text);
  expect(others.map(toTextKey)).toEqual(others.map(() => key));
  expect(toTextKey(key)).toBe(key);
});

test.each([
  ['pho', 'phở'],
  ['soup', 'soups'],
  ['ha', 'は'],
  ['か', 'が'],
])('%j and %j have different keys', (one, other) => {
  expect(toTextKey(one)).not.toBe(toTextKey(other));
});
