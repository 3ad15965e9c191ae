import { expect, it } from 'vitest';
import { createOpenSends } from './open-sends.ts';

const APPLE = 'push.apple.com';
const clock = () => 0;
/** Starts a send that never ends. */
const hang = (open: ReturnType<typeof createOpenSends>, site: string) =>
  open.start(site, () => new Promise(() => undefined), clock);

it('allows two sends per site, one of them news, and eight for the push service of a browser maker', () => {
  const open = createOpenSends();
  hang(open, 'example.org');
  for (let nth = 0; nth < 4; nth += 1) hang(open, APPLE);
  expect(open.findClaimLimits('timer', 0).closed).toEqual([]);
  expect(open.findClaimLimits('news', 0).closed).toEqual(['example.org', APPLE]);
  hang(open, 'example.org');
  expect(open.findClaimLimits('timer', 0).closed).toEqual(['example.org']);
});

it('limits all other sites to 64 sends and reserves capacity for the browsers’ push services', () => {
  const open = createOpenSends();
  for (let nth = 0; nth < 32; nth += 1) hang(open, `example-${nth}.org`);
  expect(open.findClaimLimits('timer', 0)).toMatchObject({ limit: 32, sites: null });
  expect(open.findClaimLimits('news', 0).sites).toContain(APPLE);
  for (let nth = 32; nth < 64; nth += 1) hang(open, `example-${nth}.org`);
  expect(open.findClaimLimits('timer', 0).sites).toContain(APPLE);
  expect(open.findClaimLimits('timer', 0).sites).not.toContain('example-1.org');
});

it('pauses a failing site, longer each time, until it answers', async () => {
  const open = createOpenSends();
  const send = async (isAnswering: boolean, now: number) => {
    open.start(
      'example.org',
      async () => isAnswering,
      () => now,
    );
    await open.waitForAll();
    return open.listPauses(now).map(({ until }) => until - now);
  };
  expect(await send(false, 0)).toEqual([5_000]);
  expect(open.findClaimLimits('timer', 4_999).closed).toEqual(['example.org']);
  expect(open.findClaimLimits('timer', 5_000).closed).toEqual([]);
  expect(await send(false, 5_000)).toEqual([15_000]);
  expect(await send(true, 20_000)).toEqual([]);
  expect(await send(false, 30_000)).toEqual([5_000]);
});

it('never pauses the push service of a browser maker', async () => {
  const open = createOpenSends();
  open.start(APPLE, async () => false, clock);
  await open.waitForAll();
  expect(open.listPauses(0)).toEqual([]);
});
