import type { FastifyInstance, InjectOptions } from 'fastify';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isThorough } from '#contract/testing/effort.ts';
import { createSeededRandom } from '#contract/testing/seeded-random.ts';
import { createPasswords } from '#server/account/passwords.ts';
import { buildApp } from '#server/app.ts';
import { buildTestApp, LIGHT, type TestApp } from '#server/testing/build-test-app.ts';
import { toForm, toTestPicture } from '#server/testing/pictures.ts';
import { type Cook, PASSWORD, signUp } from '#server/testing/sign-up.ts';
import { toCursor } from './cursor.ts';
import { createPostReader } from './post-reader.ts';

const STEPS = 30;

let test: TestApp;
let servers: FastifyInstance[];
let picture: Buffer;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
  const { pool, uploadsDir } = test;
  const passwords = createPasswords(LIGHT);
  // The first server must notice the writes of this second one.
  const other = await buildApp({ pool, uploadsDir, passwords, version: '0', rateLimit: 'off' });
  servers = [test.app, other];
  picture = await toTestPicture('png', 16, 16);
});
afterAll(async () => {
  await servers[1]?.close();
  await test.close();
});

interface Known {
  id: string;
  author: Cook;
}

/** A random community. Each action goes through one of the two servers. */
class Life {
  readonly #random: () => number;
  readonly cooks: Cook[] = [];
  readonly posts: Known[] = [];
  readonly gone: Known[] = [];
  readonly comments: { id: string; post: Known; author: Cook }[] = [];

  constructor(seed: number) {
    this.#random = createSeededRandom(seed);
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.#random() * list.length)];
  }

  ask(cook: Cook, method: 'POST' | 'PUT' | 'DELETE', url: string, more: InjectOptions = {}) {
    const authorization = `Bearer ${cook.token}`;
    return this.pick(servers)?.inject({
      ...more,
      method,
      url: `/api${url}`,
      headers: { authorization, ...more.headers },
    });
  }

  async join(): Promise<void> {
    this.cooks.push(await signUp(test.app, `Cook ${this.#random().toFixed(3)}`));
  }

  /** Runs one random action, which the server may refuse. */
  async act(): Promise<void> {
    const cook = this.pick(this.cooks);
    const post = this.pick(this.posts);
    if (cook === undefined) return;
    const roll = this.#random();
    if (post === undefined || roll < 0.12) await this.#publish(cook);
    else if (roll < 0.22) await this.#edit(post);
    else if (roll < 0.28) await this.#remove(post);
    else if (roll < 0.5) await this.ask(cook, 'POST', `/posts/${post.id}/like`);
    else if (roll < 0.6) await this.ask(cook, 'DELETE', `/posts/${post.id}/like`);
    else if (roll < 0.76) await this.#comment(cook, post);
    else if (roll < 0.82) await this.#removeComment();
    else if (roll < 0.9) await this.#rename(cook);
    else if (roll < 0.95) await this.#show(cook);
    else await this.#leave(cook);
  }

  async #publish(author: Cook): Promise<void> {
    // Sometimes reuses the id of a deleted post.
    const old = this.#random() < 0.3 ? this.gone.pop() : undefined;
    const known = { id: old?.id ?? v7(), author };
    const fields = { _id: known.id, title: `Ragù ${this.#random()}`, content: 'Slowly.' };
    await this.ask(author, 'POST', '/posts', { payload: { ...fields, tags: ['beef'] } });
    this.posts.push(known);
  }

  async #edit({ id, author }: Known): Promise<void> {
    await this.ask(author, 'PUT', `/posts/${id}`, { payload: { title: `Now ${this.#random()}` } });
  }

  async #remove(post: Known): Promise<void> {
    this.posts.splice(this.posts.indexOf(post), 1);
    await this.ask(post.author, 'DELETE', `/posts/${post.id}`);
    this.gone.push(post);
  }

  async #comment(author: Cook, post: Known): Promise<void> {
    const id = v7();
    const payload = { _id: id, content: `Yes ${this.#random()}` };
    await this.ask(author, 'POST', `/posts/${post.id}/comments`, { payload });
    this.comments.push({ id, post, author });
  }

  async #removeComment(): Promise<void> {
    const comment = this.comments.pop();
    if (comment)
      await this.ask(comment.author, 'DELETE', `/posts/${comment.post.id}/comments/${comment.id}`);
  }

  async #rename(cook: Cook): Promise<void> {
    await this.ask(cook, 'PUT', '/auth/profile', { payload: { name: `Name ${this.#random()}` } });
  }

  async #show(cook: Cook): Promise<void> {
    await this.ask(cook, 'POST', '/profile-upload/profile-image', toForm('profileImage', picture));
  }

  async #leave(cook: Cook): Promise<void> {
    if (this.cooks.length < 3) return;
    this.cooks.splice(this.cooks.indexOf(cook), 1);
    const posts = this.#random() < 0.5 ? 'keep' : 'remove';
    await this.ask(cook, 'DELETE', '/auth/account', { payload: { password: PASSWORD, posts } });
    await this.join();
  }
}

/** Compares the responses of both servers with posts read without a cache, for every viewer. */
async function compare({ posts, gone, cooks }: Life): Promise<void> {
  const fresh = createPostReader(test.pool);
  const third = [...posts].at(-3)?.id ?? v7();
  const after = { at: Date.now(), id: third };
  const whole = { filters: {}, after: undefined, limit: 20 };
  const pages = [
    ['/posts', fresh.findPage(whole)],
    ['/posts?limit=3', fresh.findPage({ ...whole, limit: 3 })],
    [`/posts?cursor=${toCursor(after)}`, fresh.findPage({ ...whole, after })],
    ['/posts?tag=beef', fresh.findPage({ ...whole, filters: { tag: 'beef' } })],
    ['/posts/trending', fresh.findTrending({ after: undefined, limit: 20 })],
  ] as const;
  for (const reader of [undefined, ...cooks]) {
    const viewerId = reader?.user.id;
    const expected: [string, string | undefined][] = [];
    for (const [path, page] of pages) {
      expected.push([path, (await (await page).toJson(viewerId)).toString()]);
    }
    for (const { id } of [...posts, ...gone]) {
      const post = await fresh.findPost(id, { viewerId, personalViewerId: undefined });
      expected.push([`/posts/${id}`, post && JSON.stringify(post)]);
    }
    const headers = reader ? { authorization: `Bearer ${reader.token}` } : {};
    for (const app of servers) {
      const answers = expected.map(([path]) => app.inject({ url: `/api${path}`, headers }));
      for (const [n, { body, statusCode }] of (await Promise.all(answers)).entries()) {
        const [path, text] = expected[n] ?? [];
        expect([path, statusCode === 404 ? undefined : body]).toEqual([path, text]);
        expect(body.includes('likedByMe')).toBe(reader !== undefined && body.includes('likes":'));
      }
    }
  }
}

const readFeed = () => servers.map((app) => app.inject({ url: '/api/posts' }));

it.each(isThorough ? [1, 2, 3] : [1])(
  'returns what the database holds to every viewer after any writes (%i)',
  async (seed) => {
    const life = new Life(seed);
    for (let n = 0; n < 4; n += 1) await life.join();
    for (let step = 0; step < STEPS; step += 1) {
      // Reads run during the writes: a post that changes while it is read must not be cached.
      const actions = Array.from({ length: 1 + (step % 3) }, () => life.act());
      await Promise.all([...readFeed(), ...actions, ...readFeed()]);
      await compare(life);
    }
    expect(life.posts.length + life.gone.length).toBeGreaterThan(2);
  },
);

it('shows a former member as author as soon as an account is deleted', async () => {
  const [author, guest] = [await signUp(test.app), await signUp(test.app, 'Guest')];
  const id = v7();
  await author.ask('POST', '/posts', { _id: id, title: 'Ragù', content: 'Slowly.' });
  await guest.ask('POST', `/posts/${id}/comments`, { content: 'Yes' });
  const readName = async () => (await author.ask('GET', `/posts/${id}`)).json().comments[0].author;
  expect(await readName()).toBe('Guest');
  await guest.ask('DELETE', '/auth/account', { password: PASSWORD, posts: 'keep' });
  expect(await readName()).toBe('A former member');
});
