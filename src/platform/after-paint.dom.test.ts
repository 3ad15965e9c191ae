import { expect, test } from 'vitest';
import { afterPaint } from './after-paint.ts';

test('runs work after the next frame, in order', async () => {
  const done: string[] = [];
  afterPaint(() => done.push('step 2'));
  afterPaint(() => done.push('step 3'));
  expect(done).toEqual([]);
  await expect.poll(() => done).toEqual(['step 2', 'step 3']);
});

test.each(['beforeunload', 'pagehide'])('runs waiting work at %s', (event) => {
  const done: string[] = [];
  afterPaint(() => done.push('step 2'));
  globalThis.dispatchEvent(new Event(event));
  expect(done).toEqual(['step 2']);
});
