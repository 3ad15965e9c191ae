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
  ['＃寿司 and ﹟stew', ['寿司', 'stew']],
  ['#コカ・コーラ #ｺｶ･ｺｰﾗ', ['コカ・コーラ']],
  ['#トロピカル～ジュ、#トロピカル〜ジュ', ['トロピカル~ジュ']],
  ['#スープ・と', ['スープ・と']],
  ['#スープ・', ['スープ']],
  ['#escal·livada', ['escal·livada']],
  ['#می\u200Cخورم', ['میخورم']],
  ['#\u0130stanbul #istanbul #ISTANBUL #I\u0307stanbul', ['istanbul']],
  ['#caf\u00E9 #cafe\u0301 #CAFÉ', ['café']],
  ['#Ｐａｓｔａ #pasta', ['pasta']],
  ['#Straße #STRASSE', ['strasse']],
  ['#ΣΟΥΒΛΑΚΙΑΣ #σουβλακιας', ['σουβλακιασ']],
  ['#so\u00ADup #so\u200Bup', ['soup', 'so']],
  ['C# and F#', []],
  ['https://kitchen.example/stew#rice', []],
  ['&#39;', []],
  ['mail@kitchen.example', []],
  ['# soup', []],
  ['##soup', []],
  [`#${'a'.repeat(30)}`, ['a'.repeat(30)]],
  [`#${'a'.repeat(31)}`, []],
])('finds the tags of %j', (text, tags) => {
  expect(toHashtags(text)).toEqual(tags);
});
