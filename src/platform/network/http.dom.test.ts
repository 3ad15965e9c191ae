import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markAsOurs, toOwnAnswer } from '#offline/testing/own-answer.ts';
import { answerWith, requestApi, requestHttp } from './http.ts';

const server = vi.fn<typeof fetch>();

beforeEach(() => {
  server.mockReset().mockImplementation(async () => toOwnAnswer({}));
  answerWith(server);
});
afterEach(() => answerWith(undefined));

function readRequest(): Request {
  const [request] = server.mock.lastCall ?? [];
  if (!(request instanceof Request)) throw new Error('nothing was asked');
  return request;
}

test('sends one request to a path below /api, with its query', async () => {
  await requestApi('/recipes?page=2', {});
  expect(new URL(readRequest().url)).toMatchObject({ pathname: '/api/recipes', search: '?page=2' });
  await requestHttp('/pictures/basil.avif', {});
  expect(new URL(readRequest().url).pathname).toBe('/pictures/basil.avif');
  expect(server).toHaveBeenCalledTimes(2);
});

test.each([304, 404, 429, 503])(
  'resolves with a %d response and does not retry',
  async (status) => {
    server.mockImplementation(async () => markAsOurs(new Response(null, { status })));
    expect((await requestApi('/recipes', {})).status).toBe(status);
    expect(server).toHaveBeenCalledOnce();
  },
);

test.each([
  ['GET', 404],
  ['GET', 410],
  ['GET', 401],
  ['POST', 200],
  ['PUT', 204],
  ['DELETE', 404],
] as const)('rejects a %s that a foreign server answers with %d', async (method, status) => {
  const body = status === 204 ? null : '{"status":"login_required"}';
  server.mockImplementation(async () => new Response(body, { status }));
  await expect(requestApi('/posts/a', { method })).rejects.toThrow('is not from this server');
});

test('rejects without a response, at its deadline, and when the caller aborts', async () => {
  server.mockImplementation(() => Promise.reject(new TypeError('no network')));
  await expect(requestApi('/recipes', {})).rejects.toThrow('no network');
  server.mockImplementation(async (input) => {
    const { signal } = input instanceof Request ? input : new Request(input);
    await new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
    return Response.error();
  });
  await expect(requestApi('/recipes', { deadlineMs: 1 })).rejects.toThrow('aborted');
  const caller = new AbortController();
  const asking = requestApi('/recipes', { deadlineMs: 60_000, signal: caller.signal });
  await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(3));
  caller.abort();
  await expect(asking).rejects.toThrow('aborted');
});
