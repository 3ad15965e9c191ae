import { randomUUID } from 'node:crypto';
import { loadavg, tmpdir } from 'node:os';
import { BUSY_LIST, LISTS_PER_MEMBER, toListId, toToken } from './community-data.ts';
import { type CommunityServer, openCommunity } from './community-server.ts';
import { load, type RequestSpec } from './load-generator.ts';

/**
 * Measures shopping lists: ticks per second of ten phones on one list, and how the cost of opening a list, reading its
 * changes and ticking grows from 1,000 to 1,000,000 lists. The second is the median of sequential requests, each for
 * another list.
 */
const LISTS = [1000, 1_000_000];
const TICKS_PER_SECOND = 500;
const MOST_GROWTH = 2;
const SECONDS = 5;
const PORT = Number(process.env['PORT'] ?? 3290);

console.log(`machine: load ${loadavg()[0]?.toFixed(1)} before`);
const medians: Record<string, number>[] = [];
for (const [n, lists] of LISTS.entries()) {
  const members = lists / LISTS_PER_MEMBER;
  const size = { posts: 100, likes: 200, members, lists };
  const server = await openCommunity(tmpdir(), PORT + n, size);
  try {
    if (n === 0) await measureBusyList(server);
    medians.push(await measureLists(server, lists));
  } finally {
    await server.close();
  }
}
const [few = {}, many = {}] = medians;
for (const [what, ms] of Object.entries(few)) {
  const ratio = (many[what] ?? 0) / ms;
  console.log(
    `${what}: ${ratio.toFixed(2)} times as long with ${LISTS[1]} lists (budget: ${MOST_GROWTH})${ratio > MOST_GROWTH ? '  MISSED' : ''}`,
  );
}
console.log(`machine: load ${loadavg()[0]?.toFixed(1)} after`);

function toTick(listId: string, needs: number, turn: number, member: number): RequestSpec {
  const needId = toListId(1 + (turn % needs));
  const tick = { needId, ticked: turn % 2 === 0, at: new Date().toISOString() };
  return {
    method: 'PUT',
    path: `/api/lists/${listId}/ticks`,
    token: toToken(member),
    key: randomUUID(),
    body: JSON.stringify({ ticks: [tick] }),
  };
}

async function measureBusyList({ port }: CommunityServer): Promise<void> {
  const { id, members, needs } = BUSY_LIST;
  const paths = (turn: number) => toTick(id, needs, turn, turn % members);
  const work = { port, paths, headers: {}, connections: members };
  await load({ ...work, seconds: 1 });
  const { requestsPerSecond, p50, p99, failed } = await load({ ...work, seconds: SECONDS });
  console.log(
    `ticks on one list, ${members} phones: ${requestsPerSecond}/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, ${failed} failed (budget: ${TICKS_PER_SECOND}/s)${requestsPerSecond < TICKS_PER_SECOND ? '  MISSED' : ''}`,
  );
}

async function measureLists(
  { port }: CommunityServer,
  lists: number,
): Promise<Record<string, number>> {
  const toList = (turn: number) => (turn * 7919) % lists;
  const read = (turn: number, query: string): RequestSpec => ({
    method: 'GET',
    path: `/api/lists/${toListId(toList(turn))}${query}`,
    token: toToken(Math.floor(toList(turn) / LISTS_PER_MEMBER)),
  });
  const costs: Record<string, (turn: number) => RequestSpec> = {
    'opening a list': (turn) => read(turn, ''),
    'its changes': (turn) => read(turn, '?since=1'),
    'all lists of a member': (turn) => ({ ...read(turn, ''), path: '/api/lists' }),
    'a tick': (turn) => {
      const list = toList(turn);
      return toTick(toListId(list), 4, turn, Math.floor(list / LISTS_PER_MEMBER));
    },
  };
  const found: Record<string, number> = {};
  for (const [what, paths] of Object.entries(costs)) {
    const work = { port, paths, headers: {}, connections: 1 };
    await load({ ...work, seconds: 1 });
    const { p50, failed } = await load({ ...work, seconds: SECONDS });
    if (failed > 0) throw new Error(`${failed} requests failed: ${what}`);
    found[what] = p50;
  }
  const texts = Object.entries(found).map(([what, ms]) => `${what} ${ms.toFixed(2)} ms`);
  console.log(`${lists} lists: ${texts.join(', ')}`);
  return found;
}
