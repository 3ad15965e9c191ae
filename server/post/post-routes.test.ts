import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Post } from '#contract/post/schema.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
let ada: Cook;
let ben: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
  ada = await signUp(test.app, 'Ada');
  ben = await signUp(test.app, 'Ben');
});
afterAll(() => test.close());

const WORDS = { title: 'Ragù', content: 'Slowly.' };
const publish = async (fields: object = {}) =>
  v.parse(Post, (await ada.ask('POST', '/posts', { ...WORDS, ...fields })).json());
const find = async (query: string) =>
  (await ben.ask('GET', `/posts?${query}`)).json().posts.map((post: Post) => post._id);
const key = (n: number) => ({
  'idempotency-key': `018f0000-0000-4000-8000-${String(n).padStart(12, '0')}`,
});

describe('a post', () => {
  it('is returned with 201 as it was written', async () => {
    const made = await ada.ask('POST', '/posts', WORDS);
    expect(made.statusCode).toBe(201);
    const post = v.parse(v.strictObject(Post.entries), made.json());
    expect(post).toEqual({
      ...WORDS,
      _id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
      image: null,
      images: [],
      tags: [],
      category: 'recipe',
      type: 'recipe',
      cuisine: '',
      author: 'Ada',
      authorId: ada.user.id,
      authorAvatar: '',
      createdAt: post.updatedAt,
      updatedAt: expect.any(String),
      likes: [],
      likeCount: 0,
      likedByMe: false,
      commentCount: 0,
      comments: [],
      commentsCursor: null,
      version: '1',
    });
    expect((await ada.ask('GET', `/posts/${post._id}`)).json()).toEqual(post);
  });

  it.each([
    ' spaces  stay  ',
    '<script>alert(1)</script> & "quotes" \\ \'',
    'tab\tand\nnewline',
    '👩‍🍳 e\u0301 \u202E \u2028 ﷽',
    '%00 ${x} {{y}} :{',
    'x'.repeat(120),
  ])('keeps %j byte for byte', async (text) => {
    const post = await publish({ title: text, content: text, cuisine: text.slice(0, 40) });
    const seen = (await ben.ask('GET', `/posts/${post._id}`)).json();
    expect([seen.title, seen.content, seen.cuisine]).toEqual([text, text, text.slice(0, 40)]);
    const [listed] = (await ben.ask('GET', '/posts?limit=1')).json().posts;
    expect([listed.title, listed.content]).toEqual([text, text]);
    const answer = await ben.ask('POST', `/posts/${post._id}/comments`, { content: text });
    expect(answer.json().comment.content).toBe(text);
  });

  it('keeps each tag once, compared without case and #', async () => {
    const { tags } = await publish({ tags: [' #Sweet ', 'sweet', 'One Pot', '#one pot', 'x'] });
    expect(tags).toEqual(['#Sweet', 'One Pot', 'x']);
  });

  it.each<[object, string, string?]>([
    [{ title: ' \n\t ' }, 'Title and content are required', 'title'],
    [{ title: '\u200B' }, 'Title and content are required', 'title'],
    [{ content: '\u2800\u3164' }, 'Title and content are required', 'content'],
    [{ content: '' }, 'Title and content are required', 'content'],
    [{ title: 7 }, 'Title and content are required', 'title'],
    [{ title: 'x'.repeat(121) }, 'Title must be at most 120 characters long', 'title'],
    [{ content: 'x'.repeat(10_001) }, 'Content must be at most 10000 characters long', 'content'],
    [{ title: 'a\u0000b' }, 'Text contains characters that cannot be shown', 'title'],
    [{ content: 'a\u0085b' }, 'Text contains characters that cannot be shown', 'content'],
    [
      { tags: Array.from({ length: 11 }, (_, n) => `t${n}`) },
      'At most 10 tags are allowed',
      'tags',
    ],
    [{ tags: Array.from({ length: 101 }, () => 7) }, 'At most 10 tags are allowed', 'tags'],
    [{ tags: ['x'.repeat(31)] }, 'Tags must be between 1 and 30 characters long', 'tags.0'],
    ...['#', ' ## ', '# #'].map((tag): [object, string, string] => [
      { tags: ['soup', tag] },
      'Tags must be between 1 and 30 characters long',
      'tags.1',
    ]),
    [{ tags: 'sweet' }, 'Tags must be between 1 and 30 characters long', 'tags'],
    [{ category: 'gossip' }, 'Please choose a valid category', 'category'],
    [{ type: 'poem' }, 'Please choose recipe or story', 'type'],
    [{ cuisine: 'x'.repeat(41) }, 'Cuisine must be at most 40 characters long', 'cuisine'],
    [{ image: 7 }, 'Image must be an uploaded picture or a data URL', 'image'],
    [{ _id: 'mine' }, 'The id must be a UUID', '_id'],
  ])('with %j is refused', async (fields, msg, path) => {
    const answer = await ada.ask('POST', '/posts', { ...WORDS, ...fields });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { error: msg, details: [{ msg, path }] },
    ]);
    if ('_id' in fields) return;
    const { _id } = await publish();
    const change = await ada.ask('PUT', `/posts/${_id}`, fields);
    expect([change.statusCode, change.json().error]).toEqual([422, msg]);
  });

  it('ignores unknown fields', async () => {
    const post = await publish({
      likeCount: 99,
      authorId: ben.user.id,
      createdAt: 'x',
      version: '9',
    });
    expect(post).toMatchObject({ likeCount: 0, authorId: ada.user.id, version: '1' });
    expect(Date.parse(post.createdAt)).toBeGreaterThan(0);
  });
});

describe('a client-generated id', () => {
  const _id = '018f0000-0000-7000-8000-00000000000a';

  it('creates the post once; another member gets a 409', async () => {
    const first = await ada.ask('POST', '/posts', { ...WORDS, _id });
    const again = await ada.ask('POST', '/posts', { title: 'Other', content: 'Other', _id });
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(again.json()).toEqual(first.json());
    const taken = await ben.ask('POST', '/posts', { ...WORDS, _id });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'id_taken']);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        ada.ask('POST', '/posts', { ...WORDS, _id: _id.replace(/a$/, 'b') }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array.from({ length: 7 }, () => 200), 201]);
  });

  it('creates a comment once too', async () => {
    const path = `/posts/${_id}/comments`;
    const first = await ben.ask('POST', path, { content: 'Yes', _id });
    const again = await ben.ask('POST', path, { content: 'No', _id });
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(again.json()).toEqual(first.json());
    const taken = await ada.ask('POST', path, { content: 'Yes', _id });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'id_taken']);
    expect((await ada.ask('GET', `/posts/${_id}`)).json().commentCount).toBe(1);
  });
});

describe('a change', () => {
  it('keeps missing fields and checks the edited version', async () => {
    const { _id } = await publish({ tags: ['a'], category: 'technique' });
    const path = `/posts/${_id}`;
    const seen = await ben.ask('GET', path);
    expect(seen.headers['etag']).toBe('"1"');
    const headers = { 'if-match': String(seen.headers['etag']) };
    const changed = await ada.ask('PUT', path, { title: 'New' }, headers);
    expect(changed.headers['etag']).toBe('"2"');
    expect(v.parse(Post, changed.json())).toMatchObject({
      ...WORDS,
      title: 'New',
      tags: ['a'],
      category: 'technique',
      version: '2',
    });
    const stale = await ada.ask('PUT', path, { title: 'Newer' }, headers);
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { error: 'This post was changed elsewhere in the meantime', code: 'stale' },
    ]);
    for (const named of ['W/"2"', '3', '*', '"7", "5"']) {
      const answer = await ada.ask('PUT', path, { title: 'Newest' }, { 'if-match': named });
      expect(answer.statusCode).toBe(200);
    }
    expect((await ada.ask('PUT', path, { title: 'Last' })).json().version).toBe('7');
  });

  it('makes the post findable by its new words and not by the old ones', async () => {
    const { _id } = await publish({ title: 'Zwetschgendatschi', tags: ['#Plum'] });
    expect([await find('q=zwetschgen'), await find('tag=plum')]).toEqual([[_id], [_id]]);
    await ada.ask('PUT', `/posts/${_id}`, { title: 'Marillenknödel', tags: ['apricot'] });
    expect([await find('q=zwetschgen'), await find('tag=plum')]).toEqual([[], []]);
    expect([await find('q=marille'), await find('tag=apricot')]).toEqual([[_id], [_id]]);
  });
});

describe('an Idempotency-Key', () => {
  it('makes a repeated write take effect once', async () => {
    const first = await ada.ask('POST', '/posts', WORDS, key(1));
    const again = await ada.ask('POST', '/posts', WORDS, key(1));
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.json()).toEqual(first.json());
    const path = `/posts/${first.json()._id}`;
    for (const n of [2, 2]) await ben.ask('POST', `${path}/comments`, { content: 'Yes' }, key(n));
    for (const n of [3, 3]) {
      const changed = await ada.ask('PUT', path, { title: 'New' }, key(n));
      expect(changed.headers['etag']).toBe('"2"');
    }
    expect((await ada.ask('GET', path)).json()).toMatchObject({ commentCount: 1, version: '2' });
    const missing = [
      await ada.ask('DELETE', path, '', key(4)),
      await ada.ask('DELETE', path, '', key(4)),
    ];
    expect(missing.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await ada.ask('DELETE', path)).statusCode).toBe(404);
  });

  it('stores that a change was done, and a replay shows the current post', async () => {
    const path = `/posts/${(await publish())._id}`;
    const change = () => ada.ask('PUT', path, { title: 'Mine' }, { ...key(5), 'if-match': '"1"' });
    expect((await change()).json()).toMatchObject({ title: 'Mine', comments: [] });
    const { rows } = await test.pool.query('select status, body from idempotency where key = $1', [
      key(5)['idempotency-key'],
    ]);
    expect(rows).toEqual([{ status: 200, body: null }]);
    await ben.ask('POST', `${path}/comments`, { content: 'Since then' });
    await ada.ask('PUT', path, { content: 'Elsewhere.' });
    const again = await change();
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([200, 'true']);
    expect(again.headers['etag']).toBe('"3"');
    expect(again.json()).toEqual((await ada.ask('GET', path)).json());
    await ada.ask('DELETE', path);
    expect((await change()).statusCode).toBe(404);
  });
});
