import { EventEmitter, once } from 'node:events';
import { beforeEach, expect, it } from 'vitest';
import { PostTexts } from './post-texts.ts';
import { toMemberJson, toSharedText, toVisitorJson } from './shared-text.ts';

const NOTHING = { posts: [], people: [], isEverything: false };
const toText = (says: string) =>
  toSharedText([`{"says":"${says}","likes":`, '["ann","bob"]', ',"likeCount":2', '}'], ['ann']);

let said: Record<string, string>;
let reads: string[];
let gate: Promise<unknown> | undefined;
let texts: PostTexts<ReturnType<typeof toText>>;
const read = async (id: string) => {
  const [text] = await texts.find([id]);
  return text && JSON.parse(toVisitorJson(text)).says;
};

beforeEach(() => {
  said = { soup: 'hot', stew: 'slow' };
  reads = [];
  gate = undefined;
  texts = createTexts(1000);
});

function createTexts(limit: number) {
  return new PostTexts(async (ids) => {
    reads.push(...ids);
    const found = ids.flatMap((id) => (said[id] ? [[id, toText(said[id])] as const] : []));
    await gate;
    return new Map(found);
  }, limit);
}

it('reads a text once until it changes', async () => {
  expect([await read('soup'), await read('soup')]).toEqual(['hot', 'hot']);
  texts.drop({ ...NOTHING, posts: ['stew'] });
  expect([await read('soup'), reads]).toEqual(['hot', ['soup']]);
  said = { soup: 'cold' };
  texts.drop({ ...NOTHING, posts: ['soup'] });
  expect([await read('soup'), reads]).toEqual(['cold', ['soup', 'soup']]);
});

it.each([
  ['the post', { ...NOTHING, posts: ['soup'] }],
  ['a person it names', { ...NOTHING, people: ['ann'] }],
  ['too much to list', { ...NOTHING, isEverything: true }],
])('does not cache a text if %s changed during the read', async (_, changes) => {
  const opener = new EventEmitter();
  gate = once(opener, 'open');
  const before = read('soup');
  await expect.poll(() => reads).toEqual(['soup']);
  said = { soup: 'cold' };
  texts.drop(changes);
  opener.emit('open');
  gate = undefined;
  expect([await before, await read('soup')]).toEqual(['hot', 'cold']);
});

it('drops a text when a person in it is renamed, and for no other person', async () => {
  await read('soup');
  texts.drop({ ...NOTHING, people: ['bob'] });
  await read('soup');
  texts.drop({ ...NOTHING, people: ['ann'] });
  await read('soup');
  expect(reads).toEqual(['soup', 'soup']);
});

it('drops the oldest text beyond the limit', async () => {
  const text = toText('hot');
  texts = createTexts((text.head.length + text.tail.length) * 1.5);
  for (const id of ['soup', 'soup', 'stew', 'stew', 'soup']) await read(id);
  expect(reads).toEqual(['soup', 'stew', 'soup']);
});

it('finds no text for a deleted post', async () => {
  expect(await read('gone')).toBeUndefined();
  expect(await texts.find(['soup', 'gone', 'stew'])).toEqual([
    toText('hot'),
    undefined,
    toText('slow'),
  ]);
});

it('adds the viewer’s own fields to a copy of the shared text', () => {
  const text = toText('hot');
  const own = [toMemberJson(text, 'bob'), toMemberJson(text)].map((json) => JSON.parse(json));
  expect(own).toEqual([
    { says: 'hot', likes: ['bob', 'ann'], likeCount: 2, likedByMe: true },
    { says: 'hot', likes: ['ann', 'bob'], likeCount: 2, likedByMe: false },
  ]);
  expect(text).toEqual(toText('hot'));
});
