import { loadavg, tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { toCursor } from '#server/post/cursor.ts';
import { BUSY_DISH, toToken } from './community-data.ts';
import { type CommunityServer, openCommunity } from './community-server.ts';
import { type DishServer, openDishes } from './dish-server.ts';
import { load, type RequestSpec } from './load-generator.ts';

/**
 * Measures how costs grow with the numbers of posts and dishes: milliseconds of sequential requests, as the median over
 * a second, each for different data. `--large` adds 1,000,000 posts and 15,000 dishes, which take minutes to create.
 */
const { values } = parseArgs({ options: { large: { type: 'boolean', default: false } } });
const POSTS = [1000, 100_000, ...(values.large ? [1_000_000] : [])];
const DISHES = [24, 150, 1500, ...(values.large ? [15_000] : [])];
const LIKES_PER_POST = 2;
const PORT = Number(process.env['PORT'] ?? 3270);
const WARM_SECONDS = 1;
/** Bytes of an average dish as brotli, from the first measurement, which uses the real collection. */
let packedDish: number | undefined;

const get = (path: string): RequestSpec => ({ method: 'GET', path });
const toList = (query: string) => get(`/api/recipes?${query}&limit=12`);
const toSize = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

console.log(`machine: load ${loadavg()[0]?.toFixed(1)} before`);
for (const [n, posts] of POSTS.entries()) {
  const size = { posts, likes: posts * LIKES_PER_POST, members: Math.min(posts, 100_000) };
  const server = await openCommunity(tmpdir(), PORT + n, size);
  try {
    await measureCommunity(server);
  } finally {
    await server.close();
  }
}
const BUSY = 100_000;
const busy = await openCommunity(tmpdir(), PORT + POSTS.length, {
  posts: BUSY,
  likes: BUSY * LIKES_PER_POST,
  members: BUSY,
  cooks: BUSY,
});
try {
  await measureBusyDish(busy);
} finally {
  await busy.close();
}
for (const dishes of DISHES) {
  const server = await openDishes(tmpdir(), dishes);
  try {
    await measureDishes(server);
  } finally {
    await server.close();
  }
}
console.log(`machine: load ${loadavg()[0]?.toFixed(1)} after`);

async function toMedian(port: number, paths: (turn: number) => RequestSpec): Promise<string> {
  const work = { port, paths, headers: {}, connections: 1 };
  await load({ ...work, seconds: WARM_SECONDS });
  const { p50, failed } = await load({ ...work, seconds: 1 });
  return `${p50.toFixed(2)} ms${failed > 0 ? ` (${failed} FAILED)` : ''}`;
}

async function measureCommunity(server: CommunityServer): Promise<void> {
  const { port, size } = server;
  const token = (turn: number) => toToken((turn * 7919) % size.members);
  const anywhere = () => 50 + Math.floor(Math.random() * (size.posts - 100));
  const toLater = () => {
    const post = anywhere();
    return `/api/posts?cursor=${toCursor({ at: server.toBorn(post), id: server.toPostId(post) })}`;
  };
  const costs = {
    'first page': () => get('/api/posts'),
    'a later page': () => get(toLater()),
    'a member’s feed': (turn: number) => ({ ...get('/api/posts'), token: token(turn) }),
    'a post': () => get(`/api/posts/${server.toPostId(anywhere())}`),
    trending: () => get('/api/posts/trending'),
  };
  const line: string[] = [];
  for (const [what, paths] of Object.entries(costs)) {
    line.push(`${what} ${await toMedian(port, paths)}`);
  }
  console.log(`${size.posts} posts: ${line.join(', ')}`);
}

/** A dish that every member has cooked, rated and given a tip for, compared with the feed of the same community. */
async function measureBusyDish({ port, size }: CommunityServer): Promise<void> {
  const token = (turn: number) => toToken((turn * 7919) % size.members);
  const dish = `/api/recipes/${BUSY_DISH}`;
  const costs = {
    'first page of the feed': () => get('/api/posts'),
    'who cooked the dish': () => get(`${dish}/cooks`),
    'its tips': () => get(`${dish}/tips`),
    'its tips for a member': (turn: number) => ({ ...get(`${dish}/tips`), token: token(turn) }),
    'its page': () => get(`/recipe/${BUSY_DISH}`),
  };
  const line: string[] = [];
  for (const [what, paths] of Object.entries(costs)) {
    line.push(`${what} ${await toMedian(port, paths)}`);
  }
  console.log(`a dish with ${size.cooks} cooks, stars and tips: ${line.join(', ')}`);
}

async function measureDishes(server: DishServer): Promise<void> {
  const { port, total, words } = server;
  const toWord = (turn: number) => words[(turn * 7919) % words.length] ?? '';
  const costs = {
    'first page': () => toList('page=1'),
    'last page': () => toList(`page=${Math.ceil(total / 12)}`),
    search: (turn: number) => toList(`q=${encodeURIComponent(toWord(turn))}`),
    'mistyped search': (turn: number) => toList(`q=${encodeURIComponent(toTypo(toWord(turn)))}`),
  };
  const line: string[] = [];
  for (const [what, paths] of Object.entries(costs)) {
    line.push(`${what} ${await toMedian(port, paths)}`);
  }
  const { whole, packed, unchanged, changed } = await server.readSync();
  // Copies of the same dishes compress too well, so the size of a dish comes from the real collection.
  packedDish ??= packed / total;
  console.log(`${total} dishes: ${line.join(', ')}`);
  console.log(
    `  a phone: 1 request for all texts, about ${toSize(packedDish * total)} packed, ${toSize(whole)} stored, and one for each small picture; the next day ${unchanged} bytes where nothing has changed, ${changed} where one dish has`,
  );
}

/** Types a letter in the middle twice. */
function toTypo(word: string): string {
  const at = word.length >> 1;
  return word.slice(0, at) + word.slice(at - 1);
}
