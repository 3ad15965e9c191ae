import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { toToken } from './community-data.ts';
import { type CommunityServer, openCommunity } from './community-server.ts';
import type { Cpu } from './cpu.ts';

/**
 * Measures the cost of idle clients at `GET /events`: memory and CPU of the server without changes, and CPU for each
 * change sent to all. `--listeners 5000` sets another number than a thousand.
 */
const { values } = parseArgs({ options: { listeners: { type: 'string', default: '1000' } } });
const LISTENERS = Number(values.listeners);
const PORT = Number(process.env['PORT'] ?? 3290);
const IDLE_S = 60;
const CHANGES = 40;
/** Time between two changes. The server throttles events by the number of listeners. */
const APART_MS = 300 + LISTENERS / 2;

console.log(`machine: load ${loadavg()[0]?.toFixed(1)} before`);
const server = await openCommunity(tmpdir(), PORT, {
  posts: 1000,
  likes: 2000,
  members: LISTENERS + 100,
});
try {
  // Warms up the server, so that its lazy modules are loaded.
  await change(server, 5);
  await wait(2000);
  const idleBefore = await measure(server, () => wait(IDLE_S * 1000));
  const alone = await measure(server, () => change(server, CHANGES));
  const memoryBefore = server.readMemory() ?? 0;

  const received = { events: 0, bytes: 0 };
  const sockets: Socket[] = [];
  const opening = await measure(server, async () => {
    for (let n = 0; n < LISTENERS; n += 1) sockets.push(await listen(server.port, n, received));
  });
  await wait(5000);
  const memory = (server.readMemory() ?? 0) - memoryBefore;
  const idle = await measure(server, () => wait(IDLE_S * 1000));
  Object.assign(received, { events: 0, bytes: 0 });
  const usage = await measure(server, () => change(server, CHANGES));
  await wait(2000);

  if (received.events < LISTENERS * CHANGES * 0.9)
    throw new Error(`Only ${received.events} events were received`);
  const perListener = (ms: number) => `${(ms / LISTENERS).toFixed(2)} ms each`;
  const share = ({ node, database }: Cpu) =>
    `Node ${(node / IDLE_S / 10).toFixed(2)} %, PostgreSQL ${(database / IDLE_S / 10).toFixed(2)} % of a processor`;
  const each = (what: keyof Cpu) => ((usage[what] - alone[what]) / CHANGES).toFixed(1);
  console.log(`${LISTENERS} streams, opened: ${perListener(opening.node + opening.database)}`);
  console.log(
    `memory: ${(memory / 1e6).toFixed(1)} MB more than without, ${(memory / LISTENERS / 1024).toFixed(1)} kB each`,
  );
  console.log(`idle, no streams: ${share(idleBefore)}`);
  console.log(`idle, all streams open: ${share(idle)}`);
  console.log(
    `a change, sent to all: Node ${each('node')} ms, PostgreSQL ${each('database')} ms more than without streams; ` +
      `${received.events} events of ${Math.round(received.bytes / Math.max(1, received.events))} bytes for ${CHANGES} changes`,
  );
  for (const socket of sockets) socket.destroy();
} finally {
  await server.close();
}
console.log(`machine: load ${loadavg()[0]?.toFixed(1)} after`);

async function measure(from: CommunityServer, work: () => Promise<unknown>): Promise<Cpu> {
  const before = from.readCpu();
  await work();
  const after = from.readCpu();
  if (!before || !after) throw new Error('The CPU time of processes cannot be read on this system');
  return { node: after.node - before.node, database: after.database - before.database };
}

/** Sends likes and unlikes, far enough apart that each causes a separate event. */
async function change(to: CommunityServer, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    const answer = await fetch(
      `http://127.0.0.1:${to.port}/api/posts/${to.toPostId(n >> 1)}/like`,
      {
        method: n % 2 === 0 ? 'POST' : 'DELETE',
        headers: { authorization: `Bearer ${toToken(LISTENERS + 50)}` },
      },
    );
    if (!answer.ok) throw new Error(`A like failed with status ${answer.status}`);
    await wait(APART_MS);
  }
}

/** A minimal client. Resolves once the stream is open. */
async function listen(
  port: number,
  member: number,
  received: { events: number; bytes: number },
): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `GET /api/events HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept: text/event-stream\r\nauthorization: Bearer ${toToken(member)}\r\n\r\n`,
  );
  const [head] = await once(socket, 'data');
  if (!String(head).startsWith('HTTP/1.1 200')) throw new Error(String(head));
  socket.on('data', (bytes: Buffer) => {
    const events = bytes.toString('latin1').split('data: ').length - 1;
    received.events += events;
    if (events > 0) received.bytes += bytes.length;
  });
  socket.on('error', () => {});
  return socket;
}
