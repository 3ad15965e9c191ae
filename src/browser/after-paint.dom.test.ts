import { expect, test } from 'vitest';
import { afterPaint } from './after-paint.ts';

test('what is to be written waits for the next frame, and keeps its order', async () => {
  const done: string[] = [];
  afterPaint(() => done.push('step 2'));
  afterPaint(() => done.push('step 3'));
  expect(done).toEqual([]);
  await expect.poll(() => done).toEqual(['step 2', 'step 3']);
});

test.each(['beforeunload', 'pagehide'])('at %s nothing waits any longer', (event) => {
  const done: string[] = [];
  afterPaint(() => done.push('step 2'));
  globalThis.dispatchEvent(new Event(event));
  expect(done).toEqual(['step 2']);
});
