import { randomUUID } from 'node:crypto';
import { loadavg, tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { PostPage } from '#contract/post/schema.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { toCursor } from '#server/post/cursor.ts';
import { HOT_TITLE, toToken } from './community-data.ts';
import { type CommunityServer, openCommunity } from './community-server.ts';
import type { Cpu } from './cpu.ts';
import { toMedian } from './figures.ts';
import { type Load, type LoadResult, load, type RequestSpec } from './load-generator.ts';

/**
 * Measures reads and writes per second in a community of 100,000 posts with ten likes each, or `--posts`, `--likes` and
 * `--members`. It uses 32 connections, and the generator runs on the same machine. Then it compares feed pages with
 * those of a community of 1,000 posts.
 */
const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '100000' },
    likes: { type: 'string' },
    members: { type: 'string', default: '100000' },
  },
});
const posts = Number(values.posts);
const likes = Number(values.likes ?? posts * 10);
const members = Number(values.members);
if (![posts, likes, members].every((size) => Number.isInteger(size) && size > 0)) {
  throw new Error('--posts, --likes and --members must be whole numbers above 0.');
}
const SMALL = 1000;
const RUNS = 3;
const PAIRS = 9;
const PORT = Number(process.env['PORT'] ?? 3280);

/** The app sends a key with every write. */
const HOW = [
  ['', () => ({})],
  [', with keys', () => ({ key: randomUUID() })],
] as const;

console.log(`machine: load ${loadavg()[0]?.toFixed(1)} before`);
const large = await openCommunity(tmpdir(), PORT, { posts, likes, members });
const small = await openCommunity(tmpdir(), PORT + 1, {
  posts: SMALL,
  likes: Math.round((likes / posts) * SMALL),
  members: 2000,
});
try {
  await measureReads();
  await compare('first feed page', () => '/api/posts');
  await compare('feed page in the middle', toMiddle);
  const hot = await measureLikes();
  await measureComments();
  await checkCount(hot);
} finally {
  await large.close();
  await small.close();
}
console.log(`machine: load ${loadavg()[0]?.toFixed(1)} after`);

function at(server: CommunityServer, paths: Load['paths'], connections = 32) {
  return { port: server.port, paths, connections, headers: {} };
}

/** Prints the median of three runs by speed, after a warm-up run. Each request has a new turn number. */
async function measure(
  what: string,
  toRequest: (turn: number) => RequestSpec,
  budget?: { perSecond: number; p99?: number },
): Promise<void> {
  let turn = 0;
  const work = at(large, () => toRequest(turn++));
  await load({ ...work, seconds: 2 });
  const runs: LoadResult[] = [];
  const [before, turnBefore] = [large.readCpu(), turn];
  for (let run = 0; run < RUNS; run += 1) runs.push(await load({ ...work, seconds: 5 }));
  const used = toUsed(before, large.readCpu(), turn - turnBefore);
  runs.sort((one, other) => one.requestsPerSecond - other.requestsPerSecond);
  const { requestsPerSecond, p50, p99, failed } = runs[RUNS >> 1] ?? raise('No run');
  const wished = [
    ...(budget ? [`${budget.perSecond}/s`] : []),
    ...(budget?.p99 === undefined ? [] : [`p99 < ${budget.p99} ms`]),
  ].join(', ');
  const isMissed = budget && (requestsPerSecond < budget.perSecond || p99 > (budget.p99 ?? p99));
  console.log(
    `${what}: ${requestsPerSecond}/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, ${failed} failed${used}${wished && ` (budget: ${wished})`}${isMissed ? '  MISSED' : ''}`,
  );
}

/** The token of another member in each turn. */
function toAnyToken(turn: number): string {
  return toToken((turn * 7919) % members);
}

/** The CPU time per request. It depends less on the load of the machine than the elapsed time. */
function toUsed(before: Cpu | undefined, after: Cpu | undefined, requests: number): string {
  if (!before || !after) return '';
  const [node, database] = [after.node - before.node, after.database - before.database].map((ms) =>
    (ms / requests).toFixed(2),
  );
  return `, CPU ${node} ms Node ${database} ms PostgreSQL`;
}

async function measureReads(): Promise<void> {
  const feed = { perSecond: 5000, p99: 15 };
  await measure('feed, a visitor', () => ({ method: 'GET', path: '/api/posts' }), feed);
  await measure(
    'feed, a member',
    (turn) => ({ method: 'GET', path: '/api/posts', token: toAnyToken(turn) }),
    feed,
  );
  await measure('feed, any page', () => ({ method: 'GET', path: toMiddle(large) }), feed);
  await measure('trending', () => ({ method: 'GET', path: '/api/posts/trending' }));
  await measure('post, a member', (turn) => ({
    method: 'GET',
    path: `/api/posts/${large.toPostId(turn * 7919)}`,
    token: toAnyToken(turn),
  }));
}

/** A feed page at a random position. */
function toMiddle(server: CommunityServer): string {
  const post = 50 + Math.floor(Math.random() * (server.size.posts - 100));
  return `/api/posts?cursor=${toCursor({ at: server.toBorn(post), id: server.toPostId(post) })}`;
}

/** Compares sequential requests to the large and the small community, measured in turns, in milliseconds. */
async function compare(what: string, toPath: (server: CommunityServer) => string): Promise<void> {
  const ratios: number[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const medians: number[] = [];
    for (const server of pair % 2 === 0 ? [large, small] : [small, large]) {
      const work = at(server, () => ({ method: 'GET', path: toPath(server) }), 1);
      medians.push((await load({ ...work, seconds: 1 })).p50);
    }
    const [one = 0, other = 0] = medians;
    ratios.push(pair % 2 === 0 ? one / other : other / one);
  }
  const ratio = toMedian(ratios);
  console.log(
    `${what}, ${posts} posts over ${SMALL}: ${ratio.toFixed(2)} times as long (budget: 1.5)${ratio > 1.5 ? '  MISSED' : ''}`,
  );
}

/** All members like the newest post, then remove the like, and so on. Returns the id of the post. */
async function measureLikes(): Promise<string> {
  const { posts: newest } = v.parse(PostPage, await large.fetchJson('/api/posts'));
  const hot = newest.find(({ title }) => title === HOT_TITLE)?._id ?? raise('No hot post');
  const path = `/api/posts/${hot}/like`;
  // Continues the turns of the first run, because a repeated like changes nothing.
  let turn = 0;
  for (const [how, toKey] of HOW) {
    await measure(
      `likes on one post${how}`,
      () => {
        turn += 1;
        const method = Math.floor(turn / members) % 2 === 0 ? 'POST' : 'DELETE';
        return { method, path, token: toToken(turn % members), ...toKey() };
      },
      { perSecond: 3000 },
    );
  }
  return hot;
}

async function measureComments(): Promise<void> {
  const body = JSON.stringify({
    content: 'With a squeeze of lemon at the end it is better still.',
  });
  for (const [how, toKey] of HOW) {
    await measure(
      `comments, fsync on${how}`,
      (turn) => ({
        method: 'POST',
        path: `/api/posts/${large.toPostId(turn * 7919)}/comments`,
        token: toToken((turn * 31) % members),
        body,
        ...toKey(),
      }),
      { perSecond: 2500 },
    );
  }
}

/** Compares the like count of the API with the rows in the table after the server has stopped. */
async function checkCount(hot: string): Promise<void> {
  const { likeCount } = v.parse(
    v.object({ likeCount: v.number() }),
    await large.fetchJson(`/api/posts/${hot}`),
  );
  await large.stop();
  const database = await openDatabase({ dataDir: large.dataDir });
  try {
    const { rows } = await database.pool.query<{ likes: number; fsync: string }>(
      `select count(*)::int as likes, current_setting('fsync') as fsync from likes where post_id = $1`,
      [hot],
    );
    const [found] = rows;
    const verdict = found?.likes === likeCount ? 'exact' : 'WRONG';
    console.log(
      `likes of that post: ${likeCount} counted, ${found?.likes} there: ${verdict} (fsync ${found?.fsync})`,
    );
  } finally {
    await database.close();
  }
}

function raise(text: string): never {
  throw new Error(text);
}
