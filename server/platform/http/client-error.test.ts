import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ConnectionError } from 'fastify';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import { Problem } from '#contract/platform/problem.ts';
import { buildApp } from '#server/app.ts';
import { SUMMARIES } from '#server/platform/api-document/summaries.ts';
import { toApiDocument } from '#server/platform/api-document/to-api-document.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { answerClientError } from './client-error.ts';

const REQUEST = 'GET /api/health HTTP/1.1\r\nHost: simmer.test\r\n';

it.each([
  [431, `${REQUEST}X-A: ${'a'.repeat(20_000)}\r\n\r\n`],
  [400, `${REQUEST}X-A : b\r\n\r\n`],
])(
  'answers %i in the format of the API to a request that Node cannot parse',
  async (status, request) => {
    const test = await buildTestApp({ dishes: {}, isShared: false });
    const app = await buildApp({ pool: test.pool, version: '0.0.0', uploadsDir: test.uploadsDir });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await send(app.server.address(), request);
    expect(answer.status).toBe(status);
    expect(answer.head).toContain('\r\nsimmer-api: ');
    expect(answer.problem.code).toBeDefined();
    await app.close();
    await test.close();
  },
);

it('answers 408 to a request that does not arrive in time', async () => {
  const server = createServer({ requestTimeout: 100, connectionsCheckingInterval: 50 });
  server.on('clientError', (error: ConnectionError, socket: Socket) => {
    answerClientError(error, socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  expect(await send(server.address(), REQUEST)).toMatchObject({
    status: 408,
    problem: { code: 'timed_out' },
  });
  server.close();
});

it('lists these errors for every endpoint in the API document', () => {
  const { paths } = toApiDocument(api, SUMMARIES, '0.0.0');
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    for (const status of [400, 408, 431]) {
      expect(operation).toHaveProperty(['responses', String(status)]);
    }
  }
});

async function send(address: AddressInfo | string | null, request: string) {
  if (address === null || typeof address === 'string') throw new Error('There is no port');
  const socket = connect(address.port, '127.0.0.1');
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]);
  return { status, head, problem: v.parse(Problem, JSON.parse(body)) };
}
