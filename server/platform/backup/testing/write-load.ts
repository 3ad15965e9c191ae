import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { UploadAnswer } from '#contract/upload/schema.ts';
import { makeList, shareHousehold, toNeed } from '#server/list/testing/shared-list.ts';
import { toForm, toTestPicture } from '#server/testing/pictures.ts';
import { publish } from '#server/testing/post-lists.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';

/**
 * Starts members who write continuously until they are stopped. Counts the accepted writes of each kind. They delete
 * no pictures, because a backup omits pictures that are deleted while it runs.
 */
export async function startWriteLoad(app: FastifyInstance) {
  const picture = await toTestPicture('png');
  const cooks = await Promise.all(['Ada', 'Ben', 'Cem', 'Dua'].map((name) => signUp(app, name)));
  const [ada, ...others] = cooks;
  if (ada) await shareHousehold([ada, ...others]);
  const listId = ada && (await makeList(ada))._id;
  const posts: string[] = [];
  const withoutPicture: string[] = [];
  const accepted: Record<string, number> = {};
  const closing = new AbortController();

  const count = (kind: string, { statusCode }: { statusCode: number }) => {
    if (statusCode >= 500) throw new Error(`${kind} was answered with ${statusCode}`);
    if (statusCode < 300) accepted[kind] = (accepted[kind] ?? 0) + 1;
  };
  const upload = async (cook: Cook) => {
    const { payload, headers } = toForm('image', picture);
    const answer = await cook.ask('POST', '/upload/image', payload, headers);
    count('upload', answer);
    return v.parse(UploadAnswer, answer.json()).imageUrl;
  };
  const work = async (cook: Cook, turn: number) => {
    if (turn % 3 === 0) {
      const image = turn % 6 === 0 ? { image: await upload(cook) } : {};
      const post = { title: `Soup ${turn}`, content: `${turn} spoons`, ...image };
      const id = await publish(cook, post);
      posts.push(id);
      if (!('image' in image)) withoutPicture.push(id);
    }
    const postId = posts[(turn * 7) % posts.length] ?? '';
    count('like', await cook.ask('POST', `/posts/${postId}/like`, {}));
    const comment = { _id: v7(), content: `Salt? ${turn}\t\\N "é" \n👩‍🍳` };
    count('comment', await cook.ask('POST', `/posts/${postId}/comments`, comment));
    const need = toNeed(`Salt ${turn}`);
    await cook.ask('POST', `/lists/${listId}/needs`, { needs: [need] });
    const tick = { needId: need._id, ticked: true, at: new Date().toISOString() };
    count('tick', await cook.ask('PUT', `/lists/${listId}/ticks`, { ticks: [tick] }));
    const last = turn % 9 === 8 && withoutPicture.pop();
    if (!last) return;
    posts.splice(posts.indexOf(last), 1);
    count('delete', await cook.ask('DELETE', `/posts/${last}`));
  };
  const shifts = cooks.map(async (cook) => {
    for (let turn = 0; !closing.signal.aborted; turn += 1) await work(cook, turn);
  });
  return {
    accepted,
    until: async (kind: string, times: number) => {
      while ((accepted[kind] ?? 0) < times) await Promise.race([pause(20), Promise.all(shifts)]);
    },
    close: async () => {
      closing.abort();
      await Promise.all(shifts);
    },
  };
}
