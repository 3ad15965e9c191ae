import * as v from 'valibot';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  type MockInstance,
  test,
  vi,
} from 'vitest';
import { defineVariant } from '#contract/platform/endpoint.ts';
import { getPost } from '#contract/post/endpoints.ts';
import { type PageName, readPage, savePage } from '#offline/community/community-pages.ts';
import type { Answer } from '#offline/network/answer.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { toSampleUser } from '#src/testing/sample-user.ts';
import { beginSession, endSession, readSession, watchEndings } from '../session.ts';
import { fetchPage } from './fetch-page.ts';
import { answerWith } from './http.ts';

const Text = v.object({ text: v.string() });
const keep = { kind: 'post', id: 'p' } as const;
const hers: PageName = { userId: 'ana', ...keep };
const getText = defineVariant(getPost, { response: Text });
const question = { params: { postId: 'p' }, fallback: 'Failed', keep };
const [askedAt, storedAt] = [Date.now() - 20, Date.now() - 10];
const copy = { value: { text: 'kept' }, askedAt, storedAt };
const server = vi.fn<typeof fetch>();

const answer = (status: number, body: object) => Promise.resolve(toOwnAnswer(body, { status }));
const answerText = (text: string) => answer(200, { text });
const refuse = () => Promise.reject(new TypeError('no network'));

let log: MockInstance;
let answerNow: (response: Response) => void;
const answerOnSignal = () =>
  new Promise<Response>((resolve) => {
    answerNow = resolve;
  });

// The first write evicts entries; it must not happen while a test replaces the database.
beforeAll(async () => {
  useFreshDevice();
  await savePage(hers, copy);
});
beforeEach(async () => {
  useFreshDevice();
  localStorage.clear();
  log = vi.spyOn(console, 'warn').mockReturnValue();
  answerWith(server);
  beginSession({ token: 't', user: toSampleUser('ana') }, 1);
  // A response closes the circuit that the previous test may have left open.
  server.mockReset().mockImplementation(() => answerText('new'));
  await fetchPage(getText, { params: { postId: 'other' }, fallback: '' });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => answerWith(undefined));

test('returns the server’s response to a request with the member’s token, and stores it for them', async () => {
  const seen = await fetchPage(getText, question);
  expect(seen).toMatchObject({ value: { text: 'new' }, source: 'network', trouble: null });
  expect(seen.storedAt).toBeUndefined();
  const [request] = server.mock.lastCall ?? [];
  expect(request instanceof Request && request.headers.get('authorization')).toBe('Bearer t');
  await vi.waitFor(async () => {
    expect(await readPage(hers, Text)).toMatchObject({ value: { text: 'new' } });
  });
});

test('returns the stored copy with its time if there is no response, and the next one at once', async () => {
  await savePage(hers, copy);
  server.mockImplementation(refuse);
  const stored = { value: { text: 'kept' }, askedAt, storedAt, source: 'device' };
  expect(await fetchPage(getText, question)).toMatchObject({ ...stored, trouble: 'failed' });
  // The circuit is open, so the request does not wait for a silent server.
  server.mockImplementation(() => new Promise(() => {}));
  expect(await fetchPage(getText, question)).toMatchObject({ ...stored, trouble: 'failed' });
});

test('reports a slow response when it arrives', async () => {
  await savePage(hers, copy);
  server.mockImplementation(answerOnSignal);
  const onLateAnswer = vi.fn<(seen: Answer<{ text: string }>) => void>();
  const seen = await fetchPage(getText, { ...question, onLateAnswer });
  expect(seen).toMatchObject({ value: { text: 'kept' }, trouble: 'slow' });
  answerNow(toOwnAnswer({ text: 'late' }));
  await vi.waitFor(() => expect(onLateAnswer).toHaveBeenCalledOnce());
  expect(onLateAnswer.mock.lastCall?.[0]).toMatchObject({
    value: { text: 'late' },
    source: 'network',
  });
});

test('returns the copy if the server fails; without a copy it logs and throws the failure', async () => {
  server.mockImplementation(() => answer(503, { error: 'Down' }));
  await expect(fetchPage(getText, question)).rejects.toThrow('Down');
  expect(log).toHaveBeenCalledOnce();
  await savePage(hers, copy);
  expect(await fetchPage(getText, question)).toMatchObject({
    value: { text: 'kept' },
    trouble: 'failed',
  });
});

test('checks the session after a 401 without a redirect', async () => {
  const events: string[] = [];
  let profileStatus = 503;
  server.mockImplementation((input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    events.push(pathname);
    return pathname === '/api/auth/profile'
      ? answer(profileStatus, {})
      : answer(401, { error: 'Who?' });
  });
  const stop = watchEndings((ending) => events.push(ending));
  await expect(fetchPage(getText, question)).rejects.toThrow('Who?');
  await vi.waitFor(() => expect(events).toEqual(['/api/posts/p', '/api/auth/profile']));
  expect(readSession()?.user.id).toBe('ana');
  profileStatus = 401;
  await expect(fetchPage(getText, question)).rejects.toThrow('Who?');
  await vi.waitFor(() => expect(events.at(-1)).toBe('lost'));
  stop();
});

test('removes the stored copy of a resource that is gone', async () => {
  await savePage(hers, copy);
  server.mockImplementation(() => answer(404, { error: 'Post not found' }));
  await expect(fetchPage(getText, question)).rejects.toThrow('Post not found');
  await vi.waitFor(async () => expect(await readPage(hers, Text)).toBeUndefined());
});

test('never stores an invalid response', async () => {
  server.mockImplementation(() => answer(200, { words: 'new' }));
  await expect(fetchPage(getText, question)).rejects.toThrow('Failed');
  expect(await readPage(hers, Text)).toBeUndefined();
});

test('does not store a response that arrives after signing out', async () => {
  server.mockImplementation(answerOnSignal);
  const asking = fetchPage(getText, question);
  await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(2));
  endSession();
  answerNow(toOwnAnswer({ text: 'new' }));
  await asking;
  expect(await readPage(hers, Text)).toBeUndefined();
});
