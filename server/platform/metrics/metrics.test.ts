import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { createMetrics, serveMetrics } from './metrics.ts';
import { createQueryWatch } from './query-watch.ts';

const metrics = createMetrics('1.2.3');
let test: TestApp;
let served: Awaited<ReturnType<typeof serveMetrics>>;
beforeAll(async () => {
  test = await buildTestApp({ metrics });
  metrics.observePool(test.pool);
  served = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await served.close();
  await test.close();
});

const read = async (path = '/metrics') => fetch(`http://127.0.0.1:${served.port}${path}`);

it('counts responses by route pattern, without personal data', async () => {
  const ada = await signUp(test.app, 'Ada');
  await test.app.inject(`/api/users/${ada.user.id}?q=secret`);
  await test.app.inject('/api/nowhere/secret');
  const text = await (await read()).text();
  expect(text).toContain('simmer_info{version="1.2.3"} 1');
  expect(text).toContain(
    'simmer_http_answer_seconds_count{method="GET",route="/api/users/:userId",status="200"} 1',
  );
  expect(text).toMatch(
    /simmer_http_answer_seconds_count\{method="GET",route="[^"]*",status="404"\} 1/,
  );
  expect(text).toMatch(/simmer_database_connections\{state="idle"\} \d/);
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).not.toMatch(/secret/);
  expect(text).not.toContain(ada.user.id);
});

it.each([
  ['on', 1],
  ['off', 0],
] as const)('reports whether rate limits are on: %s', async (rateLimit, value) => {
  const text = await createMetrics('1.2.3', rateLimit).registry.metrics();
  expect(text).toContain(`simmer_rate_limit_on ${value}\n`);
});

it('[T-metrics-1] serves only metrics on the metrics port, and no metrics on the public port', async () => {
  expect((await read('/')).status).toBe(404);
  expect((await test.app.inject('/metrics')).body).not.toContain('simmer_info');
  expect((await test.app.inject('/api/metrics')).statusCode).toBe(404);
});

it('logs a slow query by its text only', async () => {
  const lines: unknown[] = [];
  const watch = createQueryWatch({
    logger: { warn: (...line: unknown[]) => lines.push(line) },
    metrics,
    slowMs: 100,
  });
  watch({ statement: 'select $1', ms: 99.9 });
  watch({ statement: 'select $2', ms: 100.4 });
  expect(lines).toEqual([[{ statement: 'select $2', ms: 100 }, 'slow query']]);
  expect(await (await read()).text()).toContain('simmer_query_seconds_count 2');
});
