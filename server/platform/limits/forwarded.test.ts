import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLogger } from '#server/platform/log/logger.ts';
import { buildTestApp, type TestAppOptions } from '#server/testing/build-test-app.ts';

async function readLog(parts: TestAppOptions, headers: Record<string, string>): Promise<string[]> {
  const lines: string[] = [];
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  const test = await buildTestApp({ ...parts, dishes: {}, logger: createLogger('warn', stream) });
  for (let n = 0; n < 3; n += 1) await test.app.inject({ url: '/api/recipes', headers });
  await test.close();
  return lines;
}

it.each([{ 'x-forwarded-for': '192.0.2.1' }, { forwarded: 'for=192.0.2.1' }])(
  'warns once about a forwarded address if no proxy is trusted: %o',
  async (headers) => {
    const lines = await readLog({}, headers);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('TRUST_PROXY');
  },
);

it('does not warn behind a trusted proxy', async () => {
  expect(await readLog({ trustProxy: '127.0.0.1' }, { 'x-forwarded-for': '192.0.2.1' })).toEqual(
    [],
  );
});

it('does not warn without a forwarded address', async () => {
  expect(await readLog({}, {})).toEqual([]);
});
