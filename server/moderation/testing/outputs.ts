import * as v from 'valibot';
import { api } from '#contract/api.ts';
import { pagePaths } from '#contract/page/paths.ts';
import { type Endpoint, fillPath, toPath } from '#contract/platform/endpoint.ts';
import { uploadImage, uploadProfileImage } from '#contract/upload/endpoints.ts';
import { UploadAnswer } from '#contract/upload/schema.ts';
import { findNews, findNotifications } from '#server/notification/store.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { makeModerator } from '#server/testing/make-moderator.ts';
import { toForm, toTestPicture } from '#server/testing/pictures.ts';
import { publish } from '#server/testing/post-lists.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';

let worlds = 0;

/** Ids, words and picture addresses that identify the author. */
interface Traces {
  author: Cook;
  post: string;
  comment: string;
  tip: string;
  picture: string;
  avatar: string;
}

export interface World extends Traces {
  /** A word in the author's name and in everything they wrote. */
  mark: string;
  viewer: Cook;
  mod: Cook;
  /** A post by the viewer, with a comment and a like by the author. */
  viewersPost: string;
}

async function upload(cook: Cook, path: string, field: string): Promise<string> {
  const form = toForm(field, await toTestPicture('png', 600, 600));
  const answer = await cook.ask('POST', path, form.payload, form.headers);
  return v.parse(UploadAnswer, answer.json()).imageUrl;
}

/**
 * Creates an author with a post, a comment, a tip and likes, and a viewer who reacted to all of it and follows them.
 */
export async function createWorld(test: TestApp): Promise<World> {
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
  const answer = await author.ask('POST', `/posts/${viewersPost}/comments`, {
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
  const comment = answer.json().comment._id;
  return { mark, mod, viewer, author, post, viewersPost, comment, tip: tipId, picture, avatar };
}

const READS = Object.values<Endpoint>(api).filter(
  ({ method, path }) => method === 'GET' && !path.startsWith('/events') && path !== '/user/export',
);

/** Maps each output for this reader to its text: GET endpoints, pages, archive files, notifications and pushes. */
export async function readEverything(
  test: TestApp,
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

/** The upload id of a picture's address. */
export const toPictureId = (address: string) =>
  address.slice(address.lastIndexOf('/') + 1).slice(0, 36);

/** Lists the outputs that contain a trace. `own` names outputs about the reader's own actions, which may hold ids. */
export function listLeaks(
  outputs: ReadonlyMap<string, string>,
  world: World,
  own: readonly string[],
) {
  const traces = [
    world.mark,
    world.author.user.id,
    world.post,
    world.comment,
    world.tip,
    toPictureId(world.picture),
    toPictureId(world.avatar),
  ];
  return [...outputs].flatMap(([name, text]) =>
    traces.flatMap((trace) => {
      const isOwn = own.some((part) => name.includes(part)) && trace !== world.mark;
      return text.includes(trace) && !isOwn ? [`${name}: ${trace}`] : [];
    }),
  );
}

/** The reader's own likes, comments and reports name things by their ids. */
export const OWN_ACTIONS = [
  'archive likes.json',
  'archive comments.json',
  'archive people.json',
  'archive safety.json',
];
/** The reader's list of blocks. */
export const OWN_BLOCKS = ['/api/auth/profile', '/api/user/blocks', 'archive people.json'];
