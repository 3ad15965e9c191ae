import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type FastifyInstance, fastify } from 'fastify';
import { expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { closeEach, finish } from './shutdown.ts';

/** A server with one running request, which ends when `release` is called. */
async function serveSlowly() {
  const app: FastifyInstance = fastify();
  const gate = new EventEmitter();
  app.get('/slow', async () => {
    gate.emit('started');
    await once(gate, 'released');
    return { done: true };
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const started = once(gate, 'started');
  const answer = fetch(`${address}/slow`).then(
    (response) => response.status,
    () => 'cut off',
  );
  await started;
  return { app, address, answer, release: () => gate.emit('released') };
}

it('finishes a running request and accepts no new one', async () => {
  const { app, address, answer, release } = await serveSlowly();
  const finished = finish(app, 600_000);
  await wait(100);
  await expect(fetch(`${address}/slow`)).rejects.toThrow('fetch failed');
  release();
  expect(await answer).toBe(200);
  await finished;
});

it('answers a late request on an open connection in the format of the API', async () => {
  const test = await buildTestApp({ isShared: false, dishes: {} });
  const slow = new EventEmitter();
  test.app.get('/api/slow', async () => {
    slow.emit('started');
    await once(slow, 'released');
    return {};
  });
  const { port } = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }));
  const started = once(slow, 'started');
  const socket = connect(Number(port), '127.0.0.1');
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  ask('/api/slow');
  await started;
  const finished = finish(test.app, 600_000);
  ask('/api/recipes');
  await wait(100);
  slow.emit('released');
  const [, late = ''] = (await text(socket)).split(/(?=HTTP\/1\.1 503)/);
  expect(late.toLowerCase()).toContain('\r\nsimmer-api: 1\r\n');
  expect(late.toLowerCase()).toContain('\r\nretry-after: 2\r\n');
  expect(JSON.parse(late.slice(late.indexOf('{')))).toEqual({
    error: 'The server is shutting down',
    code: 'unavailable',
  });
  await finished;
  await test.close();
});

it('aborts a request that never ends', async () => {
  const { app, answer } = await serveSlowly();
  await finish(app, 50);
  expect(await answer).toBe('cut off');
});

const jam = async () => {
  throw new Error('The lid is stuck');
};
const never = () => new Promise<void>(() => {});

it('closes the rest if one fails to close, and reports the error', async () => {
  const closed: string[] = [];
  const close = (name: string) => async () => {
    closed.push(name);
  };
  const closing = closeEach([jam, close('pot'), close('oven')]);
  await expect(closing).rejects.toThrow('The lid is stuck');
  expect(closed).toEqual(['pot', 'oven']);
});

it('stops waiting for one that never closes and closes the next', async () => {
  let isClosed = false;
  const close = async () => {
    isClosed = true;
  };
  await expect(closeEach([never, close], 100)).rejects.toThrow('Timed out after 50 ms');
  expect(isClosed).toBe(true);
});
