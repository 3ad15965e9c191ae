import { fastify } from 'fastify';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { AnswerLog } from './answer-log.ts';
import { createLogger } from './logger.ts';
import { createRequestIds } from './request-id.ts';

const Line = v.looseObject({ level: v.string(), time: v.string(), reqId: v.optional(v.string()) });

const open: { close: () => Promise<unknown> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((app) => app.close())));

/** Creates an error like the PostgreSQL driver does. */
function createFault(): Error {
  return Object.assign(new Error('invalid input syntax for type uuid: "ada@example.com"'), {
    code: '22P02',
    detail: 'Key (email)=(ada@example.com) already exists.',
    where: 'unnamed portal parameter $1 = ada@example.com',
  });
}

function build({ trustsProxy = false } = {}) {
  const lines: string[] = [];
  const app = fastify({
    loggerInstance: createLogger('info', { write: (line) => lines.push(line) }),
    logController: new AnswerLog(),
    genReqId: createRequestIds(trustsProxy),
  });
  open.push(app);
  app.get('/people/:id', (_request, reply) => reply.send({}));
  app.get('/broken', (request, reply) => {
    request.log.error(createFault());
    return reply.send({});
  });
  const read = () => lines.map((line) => v.parse(Line, JSON.parse(line)));
  return { app, lines, read };
}

it('[T-log-2] logs each response as a line of JSON with the route pattern instead of the URL', async () => {
  const { app, lines, read } = build();
  await app.inject({
    url: '/people/ada?q=secret',
    headers: { authorization: 'Bearer hidden', 'user-agent': 'Firefox' },
    remoteAddress: '198.51.100.7',
  });
  const [line] = read();
  expect(line).toMatchObject({
    level: 'info',
    msg: 'request completed',
    method: 'GET',
    route: '/people/:id',
    status: 200,
    ms: expect.any(Number),
    reqId: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(lines.join('')).not.toMatch(/ada|secret|hidden|Firefox|198\.51/);
});

it('[T-log-1] logs an error with its code and stack, without the values that the database repeats', async () => {
  const { app, lines, read } = build();
  await app.inject({ url: '/broken' });
  const [error, answer] = read();
  expect(error).toMatchObject({
    level: 'error',
    err: {
      type: 'Error',
      code: '22P02',
      message: 'invalid input syntax for type uuid',
      stack: expect.stringMatching(/^\s+at /),
    },
  });
  expect(error?.reqId).toBe(answer?.reqId);
  expect(lines.join('')).not.toContain('ada@example.com');
});

it('uses the request id of a trusted proxy and of no other sender', async () => {
  const headers = { 'x-request-id': 'proxy-0001' };
  const believing = build({ trustsProxy: true });
  await believing.app.inject({ url: '/people/1', headers });
  expect(believing.read()[0]?.reqId).toBe('proxy-0001');
  const alone = build();
  await alone.app.inject({ url: '/people/1', headers });
  expect(alone.read()[0]?.reqId).not.toBe('proxy-0001');
  await believing.app.inject({ url: '/people/1', headers: { 'x-request-id': 'a"b\\' } });
  expect(believing.read()[1]?.reqId).toMatch(/^[\da-f-]{36}$/);
});
