import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLogger } from '#server/platform/log/logger.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';

let test: TestApp;
const lines: string[] = [];
const metrics = createMetrics('1.2.3');
beforeAll(async () => {
  test = await buildTestApp({
    dishes: {},
    metrics,
    logger: createLogger('warn', { write: (line) => lines.push(line) }),
  });
});
beforeEach(() => lines.splice(0));
afterAll(() => test.close());

const send = (url: string, body: unknown, type = 'application/json', ip = '198.51.100.1') =>
  test.app.inject({
    method: 'POST',
    url,
    payload: JSON.stringify(body),
    headers: { 'content-type': type },
    remoteAddress: ip,
  });

it('logs a fault of a browser without personal data', async () => {
  const answer = await send('/api/browser-faults', {
    message: 'No post of ada@example.com',
    stack: 'at open (https://simmer.example/assets/post-1a.js?q=secret:1:2)',
    page: '/post/:postId',
  });
  expect(answer.statusCode).toBe(202);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    msg: 'browser error',
    fault: {
      message: 'No post of (email)',
      stack: 'at open (https://simmer.example/assets/post-1a.js:1:2)',
      page: '/post/:postId',
    },
  });
});

it('counts faults and policy reports', async () => {
  const fault = { message: 'counted', page: '/' };
  await send('/api/browser-faults', fault, undefined, '198.51.100.3');
  const report = { 'csp-report': { 'blocked-uri': 'inline' } };
  await send('/api/policy-reports', report, 'application/csp-report', '198.51.100.3');
  const numbers = await metrics.registry.metrics();
  for (const kind of ['error', 'policy']) {
    expect(numbers).toMatch(new RegExp(`simmer_browser_faults_total\\{kind="${kind}"\\} [1-9]`));
  }
});

it.each([
  [{ message: '', page: '/' }],
  [{ message: 'x'.repeat(301), page: '/' }],
  [{ message: 'x', page: 'https://elsewhere' }],
  [{ message: 'x', page: '/search?q=secret' }],
  [{}],
])('refuses %o and does not log it', async (body) => {
  expect((await send('/api/browser-faults', body)).statusCode).toBe(422);
  expect(lines).toEqual([]);
});

it('logs only the directive and origin of a content policy report', async () => {
  const answer = await send(
    '/api/policy-reports',
    {
      'csp-report': {
        'document-uri': 'https://simmer.example/search?q=secret',
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://ads.example/track.js?who=ada',
        'script-sample': 'secret()',
      },
    },
    'application/csp-report',
  );
  expect(answer.statusCode).toBe(202);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    blocked: { directive: 'script-src-elem', source: 'https://ads.example' },
  });
  expect(lines[0]).not.toMatch(/secret|ada|search/);
});

it('does not log invalid directives and addresses', async () => {
  const report = { 'effective-directive': 'x"}\n', 'blocked-uri': 'not an address' };
  await send('/api/policy-reports', { 'csp-report': report }, 'application/csp-report');
  expect(JSON.parse(lines[0] ?? '').blocked).toEqual({ directive: 'unknown', source: 'unknown' });
});

it('limits one network address to thirty reports in a minute', async () => {
  const statuses = new Set<number>();
  for (let sent = 0; sent < 31; sent += 1) {
    const fault = { message: 'again', page: '/' };
    statuses.add((await send('/api/browser-faults', fault, undefined, '198.51.100.2')).statusCode);
  }
  expect([...statuses]).toEqual([202, 429]);
});
