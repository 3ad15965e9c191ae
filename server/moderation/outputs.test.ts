import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '../../contract/api.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { fillPath, toPath } from '../../contract/endpoint.ts';
import { uploadImage, uploadProfileImage } from '../../contract/endpoints/uploads.ts';
import { pagePaths } from '../../contract/paths.ts';
import { UploadAnswer } from '../../contract/upload.ts';
import { findNews, findNotifications } from '../notifications/store.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { makeModerator } from '../testing/make-moderator.ts';
import { openStream } from '../testing/open-stream.ts';
import { toForm, toTestPicture } from '../testing/pictures.ts';
import { publish } from '../testing/post-lists.ts';
import { readZip } from '../testing/read-zip.ts';
import { type Cook, signUp } from '../testing/sign-up.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ rateLimit: 'off', isShared: false });
});
afterAll(() => test.close());

let worlds = 0;

/** Everything that leads to the author: ids, words and addresses of pictures. */
interface Traces {
  author: Cook;
  post: string;
  comment: string;
  tip: string;
  picture: string;
  avatar: string;
}

interface World extends Traces {
  /** A word in the author's name and in everything they wrote. */
  mark: string;
  viewer: Cook;
  mod: Cook;
  /** The viewer's, with a comment and a like of the author. */
  viewersPost: string;
}

async function upload(cook: Cook, path: string, field: string): Promise<string> {
  const form = toForm(field, await toTestPicture('png', 600, 600));
  const answer = await cook.ask('POST', path, form.payload, form.headers);
  return v.parse(UploadAnswer, answer.json()).imageUrl;
}

/** The author has a post, a comment, a tip and likes; the viewer has liked and commented on all of it, and follows them. */
async function createWorld(): Promise<World> {
  worlds += 1;
  const mark = `Zebedee${'abcdefghi'[worlds]}`;
  const [mod, viewer, author] = [
    await signUp(test.app, 'Mod'),
    await signUp(test.app, 'Vera'),
    await signUp(test.app, `${mark} Quill`),
  ];
  await makeModerator(test, mod);
  const avatar = await upload(author, toPath(uploadProfileImage), 'profileImage');
  const picture = await upload(author, toPath(uploadImage), 'image');
  const post = await publish(author, {
    title: `${mark} stew`,
    content: `Slowly. #${mark}`,
    image: picture,
    recipeId: 'tom-yum',
    cooked: { minutes: 40 },
    rating: 5,
  });
  const viewersPost = await publish(viewer, { title: 'Common soup' });
  const said = await author.ask('POST', `/posts/${viewersPost}/comments`, {
    content: `${mark} was here`,
  });
  const tip = await author.ask('POST', '/recipes/tom-yum/tips', {
    step: 1,
    content: `${mark} says stir`,
  });
  const tipId = tip.json().tip._id;
  await author.ask('POST', `/posts/${viewersPost}/like`);
  await author.ask('PUT', `/users/${viewer.user.id}/follow`, { following: true });
  await viewer.ask('PUT', `/users/${author.user.id}/follow`, { following: true });
  await viewer.ask('POST', `/posts/${post}/like`);
  await viewer.ask('POST', `/posts/${post}/comments`, { content: 'Nice' });
  await viewer.ask('POST', `/tips/${tipId}/like`);
  const comment = said.json().comment._id;
  return { mark, mod, viewer, author, post, viewersPost, comment, tip: tipId, picture, avatar };
}

const READS = Object.values<Endpoint>(api).filter(
  ({ method, path }) => method === 'GET' && !path.startsWith('/events') && path !== '/user/export',
);

/** What this reader is sent by every endpoint that reads, by every page and by the archive: the text by its name. */
async function readEverything(
  world: World,
  reader: Cook | undefined,
): Promise<Map<string, string>> {
  const outputs = new Map<string, string>();
  const headers = reader ? { authorization: `Bearer ${reader.token}` } : {};
  const read = async (url: string) => {
    const { body, statusCode } = await test.app.inject({ url, headers });
    if (statusCode === 200) outputs.set(url, body);
  };
  const people = [world.author.user.id, world.viewer.user.id];
  for (const { path } of READS) {
    for (const postId of [world.post, world.viewersPost]) {
      for (const userId of people) {
        const params = { postId, userId, recipeId: 'tom-yum', id: 'tom-yum', cuisine: 'thai' };
        const url = `/api${fillPath(path, params)}`;
        if (!outputs.has(url)) await read(url);
      }
    }
  }
  for (const q of [
    `/api/posts?q=${world.mark}`,
    `/api/posts?tag=${world.mark}`,
    `/api/users/search?q=${world.mark}`,
  ]) {
    await read(q);
  }
  for (const page of [
    pagePaths.home,
    pagePaths.community,
    pagePaths.recipe('tom-yum'),
    ...[world.post, world.viewersPost].map((id) => pagePaths.post(id)),
    ...people.map((id) => pagePaths.member(id)),
    '/sitemap.xml',
  ]) {
    await read(page);
  }
  if (reader) {
    const archive = await reader.ask('GET', '/user/export');
    for (const [name, bytes] of readZip(archive.rawPayload)) {
      outputs.set(`archive ${name}`, bytes.toString());
    }
    const news = {
      since: '2000-01-01',
      kinds: ['likes', 'comments', 'follows', 'tips'],
      limit: 50,
    };
    outputs.set('push', JSON.stringify(await findNews(test.pool, reader.user.id, news)));
    const page = { before: undefined, limit: 50 };
    outputs.set('bell', JSON.stringify(await findNotifications(test.pool, reader.user.id, page)));
  }
  return outputs;
}

const toUploadName = (address: string) => address.slice(address.lastIndexOf('/') + 1);

/** Where one of the traces is named. What the reader has chosen or done is theirs: an id in it tells nothing new. */
function listLeaks(outputs: ReadonlyMap<string, string>, world: World, own: readonly string[]) {
  const traces = [
    world.mark,
    world.author.user.id,
    world.post,
    world.comment,
    world.tip,
    toUploadName(world.picture).slice(0, 36),
    toUploadName(world.avatar).slice(0, 36),
  ];
  return [...outputs].flatMap(([name, text]) =>
    traces.flatMap((trace) => {
      const isOwn = own.some((part) => name.includes(part)) && trace !== world.mark;
      return text.includes(trace) && !isOwn ? [`${name}: ${trace}`] : [];
    }),
  );
}

/** The reader's own likes, comments and reports name things by their ids, and the list of blocks names whom they block. */
const OWN_DEEDS = [
  'archive likes.json',
  'archive comments.json',
  'archive people.json',
  'archive safety.json',
];
const OWN_BLOCKS = ['/api/auth/profile', '/api/user/blocks', 'archive people.json'];

it('before any decision a viewer reads the author in many places', async () => {
  const world = await createWorld();
  const leaks = listLeaks(await readEverything(world, world.viewer), world, []);
  expect(new Set(leaks.map((leak) => leak.split(': ')[0])).size).toBeGreaterThan(15);
});

it('[T-moderation-6] a hidden member and everything by them is in no output, and comes back', async () => {
  const world = await createWorld();
  const { viewer, mod, author, picture, avatar } = world;
  await viewer.ask('POST', '/reports', { kind: 'member', id: author.user.id, reason: 'abuse' });
  const find = async () => (await mod.ask('GET', '/moderation/reports')).json().reports[0];
  const { _id } = await find();
  const stream = await openStream(test.app);
  const decide = async (action: string) =>
    (await mod.ask('POST', `/moderation/reports/${_id}`, { action, note: 'Spam' })).statusCode;
  expect(await decide('hide')).toBe(200);
  await stream.hear(({ posts }) => posts.includes(world.post));
  stream.leave();
  for (const reader of [viewer, undefined]) {
    expect(listLeaks(await readEverything(world, reader), world, OWN_DEEDS)).toEqual([]);
  }
  for (const url of [
    picture,
    avatar,
    `/media/previews/posts/${toUploadName(picture).slice(0, 36)}.jpg`,
  ]) {
    expect([url, (await test.app.inject({ url })).statusCode]).toEqual([url, 404]);
  }
  const post = (await viewer.ask('GET', `/posts/${world.viewersPost}`)).json();
  expect([post.commentCount, post.comments.length, post.likeCount, post.likes]).toEqual([
    0,
    0,
    0,
    [],
  ]);
  const { user } = (await viewer.ask('GET', '/auth/profile')).json();
  expect([user.followerCount, user.followingCount]).toEqual([0, 0]);
  const seen = (await mod.ask('GET', `/posts/${world.post}`)).json();
  expect((await test.app.inject({ url: seen.image })).statusCode).toBe(200);

  expect(await decide('restore')).toBe(200);
  const again = (await viewer.ask('GET', `/posts/${world.post}`)).json();
  expect((await test.app.inject({ url: again.image })).statusCode).toBe(200);
  const back = await readEverything(world, viewer);
  expect(back.get(`/api/users/${author.user.id}`)).toContain(world.mark);
  expect((await author.ask('GET', '/auth/profile')).statusCode).toBe(200);
});

it('what was hidden before its author stays hidden afterwards', async () => {
  const world = await createWorld();
  const { viewer, mod, author } = world;
  const decide = async (kind: 'post' | 'member', id: string, action: string) => {
    await viewer.ask('POST', '/reports', { kind, id, reason: 'abuse' });
    const { reports } = (await mod.ask('GET', '/moderation/reports')).json();
    const _id = reports.at(-1)._id;
    await mod.ask('POST', `/moderation/reports/${_id}`, { action, note: 'Spam' });
    return _id;
  };
  await decide('post', world.post, 'hide');
  const report = await decide('member', author.user.id, 'hide');
  await mod.ask('POST', `/moderation/reports/${report}`, { action: 'restore', note: 'A mistake' });
  expect((await viewer.ask('GET', `/posts/${world.post}`)).statusCode).toBe(404);
  const { comments } = (await viewer.ask('GET', `/posts/${world.viewersPost}`)).json();
  expect(comments).toHaveLength(1);
});

it('[T-moderation-7] a hidden post is in no output, its picture included', async () => {
  const world = await createWorld();
  await world.viewer.ask('POST', '/reports', { kind: 'post', id: world.post, reason: 'spam' });
  const { reports } = (await world.mod.ask('GET', '/moderation/reports')).json();
  await world.mod.ask('POST', `/moderation/reports/${reports.at(-1)._id}`, {
    action: 'hide',
    note: 'Spam',
  });
  for (const reader of [world.viewer, undefined]) {
    const outputs = await readEverything(world, reader);
    const leaks = [...outputs].filter(
      ([name, text]) =>
        text.includes(`${world.mark} stew`) ||
        text.includes(toUploadName(world.picture).slice(0, 36)) ||
        (text.includes(world.post) && !OWN_DEEDS.includes(name)),
    );
    expect(leaks.map(([name]) => name)).toEqual([]);
  }
  expect((await test.app.inject({ url: world.picture })).statusCode).toBe(404);
});

it.each(['viewer', 'author'] as const)(
  '[T-moderation-8] if the %s has blocked the other, the viewer is sent nothing of the author',
  async (blocker) => {
    const world = await createWorld();
    const { viewer, author } = world;
    const [one, other] = blocker === 'viewer' ? [viewer, author] : [author, viewer];
    await one.ask('PUT', `/users/${other.user.id}/block`, { blocked: true });
    const stream = await openStream(test.app, viewer.token);
    const own = blocker === 'viewer' ? [...OWN_DEEDS, ...OWN_BLOCKS] : OWN_DEEDS;
    const outputs = await readEverything(world, viewer);
    // Whom the viewer has blocked themselves is named in the list of blocks alone.
    if (blocker === 'viewer') for (const name of OWN_BLOCKS) outputs.delete(name);
    expect(listLeaks(outputs, world, own)).toEqual([]);
    const post = (await viewer.ask('GET', `/posts/${world.viewersPost}`)).json();
    expect([post.commentCount, post.comments.length, post.likeCount, post.likes]).toEqual([
      0,
      0,
      0,
      [],
    ]);
    const like = (await viewer.ask('POST', `/posts/${world.viewersPost}/like`)).json();
    expect(like).toMatchObject({ likes: [viewer.user.id], likeCount: 1 });
    await author.ask('PUT', `/posts/${world.post}`, { title: `${world.mark} soup` });
    await viewer.ask('PUT', `/posts/${world.viewersPost}`, { title: 'Common stew' });
    const heard = await stream.hear(({ posts }) => posts.includes(world.viewersPost));
    expect(heard.posts).not.toContain(world.post);
    stream.leave();
  },
);

it('[T-moderation-9] a moderator cannot decide about themselves or what they wrote', async () => {
  const world = await createWorld();
  await makeModerator(test, world.author);
  await world.viewer.ask('POST', '/reports', { kind: 'post', id: world.post, reason: 'spam' });
  await world.viewer.ask('POST', '/reports', {
    kind: 'member',
    id: world.author.user.id,
    reason: 'spam',
  });
  const { reports } = (await world.author.ask('GET', '/moderation/reports')).json();
  const ids = new Set([world.post, world.author.user.id]);
  const about = reports.filter(({ id }: { id: string }) => ids.has(id));
  expect(about).toHaveLength(2);
  for (const { _id } of about) {
    const body = { action: 'dismiss', note: 'Mine' };
    const answer = await world.author.ask('POST', `/moderation/reports/${_id}`, body);
    expect([answer.statusCode, answer.json().error]).toEqual([
      403,
      'You cannot decide about yourself or what you wrote',
    ]);
  }
});
