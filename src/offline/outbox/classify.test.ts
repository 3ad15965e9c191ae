import { expect, test } from 'vitest';
import { classify } from './classify.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const none = { isOurs: true, etag: null, retryAfter: null, date: null };
const problem = (error: string, code?: string) => JSON.stringify({ error, ...(code && { code }) });
const wait = (retryAfter: string, date: string | null = null) =>
  classify({ missingTarget: 'drop' }, { ...none, status: 503, text: '', retryAfter, date }, now);
const toKind = (status: number, text: string, missingTarget: 'drop' | 'refuse' = 'refuse') =>
  classify({ missingTarget }, { ...none, status, text }, now).kind;
const toForeign = (status: number, text: string) =>
  classify({ missingTarget: 'drop' }, { ...none, isOurs: false, status, text }, now);

test('treats a truncated response and a foreign page as offline', () => {
  expect(classify({ missingTarget: 'drop' }, undefined, now).kind).toBe('offline');
  expect(toKind(201, '{"comment":{"_id"')).toBe('offline');
  expect(toKind(200, '<html>Welcome to the hotel</html>')).toBe('offline');
  expect(toKind(403, '<html>Sign in to the hotel</html>')).toBe('offline');
  expect(toKind(200, '{}')).toBe('done');
});

test('ignores JSON of a captive portal', () => {
  for (const status of [200, 201]) {
    expect(toForeign(status, '{"status":"login_required"}')).toEqual({ kind: 'offline' });
  }
  expect(toForeign(204, '')).toEqual({ kind: 'offline' });
  for (const status of [401, 404, 409, 410, 422, 500, 502]) {
    expect(toForeign(status, problem('No'))).toEqual({ kind: 'offline' });
  }
  for (const status of [429, 503]) expect(toForeign(status, '').kind).toBe('hold');
  expect(toForeign(413, '<html>').kind).toBe('refused');
});

test('retries what the server may accept later, and stores the reason of a refusal', () => {
  for (const status of [408, 425, 500, 502, 504]) expect(toKind(status, '')).toBe('retry');
  expect(toKind(409, problem('Wait', 'idempotency_in_progress'))).toBe('retry');
  for (const status of [429, 503]) expect(toKind(status, problem('Slow down'))).toBe('hold');
  expect(toKind(401, problem('Who are you?'))).toBe('unauthorised');
  expect(toKind(409, problem('Taken', 'id_taken'))).toBe('id-taken');
  expect(toKind(413, '<html>')).toBe('refused');
  const details = [{ msg: 'Too long', code: 'title_too_long', params: { max: 120 } }];
  const text = JSON.stringify({ error: 'Invalid', details, code: 'invalid', params: { max: 1 } });
  expect(classify({ missingTarget: 'refuse' }, { ...none, status: 409, text }, now)).toEqual({
    kind: 'refused',
    error: {
      status: 409,
      message: 'Invalid',
      code: 'invalid',
      params: { max: 1 },
      details: ['Too long'],
      reasons: [{ code: 'title_too_long', params: { max: 120 } }],
    },
  });
});

test('drops a toggle but not text if the target is gone', () => {
  expect(toKind(404, problem('Not found'), 'drop')).toBe('target-missing');
  expect(toKind(410, problem('Gone'), 'drop')).toBe('target-missing');
  expect(toKind(404, problem('Not found'), 'refuse')).toBe('refused');
});

test('reads Retry-After in seconds or as a server date, at most an hour', () => {
  expect(wait('7')).toEqual({ kind: 'hold', wait: 7_000 });
  expect(wait('Sun, 01 Mar 2026 12:00:30 GMT')).toEqual({ kind: 'hold', wait: 30_000 });
  const nine = 'Sun, 01 Mar 2026 09:00:00 GMT';
  expect(wait('Sun, 01 Mar 2026 09:01:00 GMT', nine)).toEqual({ kind: 'hold', wait: 60_000 });
  expect(wait('86400')).toEqual({ kind: 'hold', wait: 3_600_000 });
  expect(wait('soon')).toEqual({ kind: 'hold', wait: 0 });
});
