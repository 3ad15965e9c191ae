import { expect, test } from 'vitest';
import { toHashtags } from './hashtags.ts';

test.each<[string, string[]]>([
  ['Soup for #Weeknight, with #leftovers.', ['weeknight', 'leftovers']],
  ['#soup#stew', ['soup']],
  ['#Soup and again #soup', ['soup']],
  ['(#crème_brûlée)!', ['crème_brûlée']],
  ['#दाल और #밥', ['दाल', '밥']],
  ['#2nd_try', ['2nd_try']],
  ['We are #1', []],
  ['C# and F#', []],
  ['https://kitchen.example/stew#rice', []],
  ['&#39;', []],
  ['mail@kitchen.example', []],
  ['# soup', []],
  ['##soup', []],
  [`#${'a'.repeat(30)}`, ['a'.repeat(30)]],
  [`#${'a'.repeat(31)}`, []],
])('the tags of %j', (text, tags) => {
  expect(toHashtags(text)).toEqual(tags);
});
