import { expect, test } from '../../support/fixtures.ts';
import { newPosts, openFeed, watchStreams } from '../../support/journeys/streams.ts';
import { Member } from '../../support/members.ts';

test('after a restart of the server the page reconnects and fetches missed changes', {
  tag: '@soak',
}, async ({ page, context, server, consoleErrors }) => {
  consoleErrors.expect(/^Failed to load resource/);
  const ben = await Member.join(server.port, 'Ben');
  const first = `First ${Date.now()}`;
  await ben.post(first, 'Slowly.');
  const streams = watchStreams(context);
  await openFeed(page, first);
  await expect.poll(() => streams.open).toBe(1);
  await server.stop();
  await expect.poll(() => streams.open).toBe(0);
  await server.start();
  const second = `Second ${Date.now()}`;
  await ben.post(second, 'Faster.');
  await expect(newPosts(page)).toBeVisible();
  expect(streams.requested).toBeGreaterThan(1);
});

test('the visible post never moves: new posts wait, counts change, deleted posts disappear', async ({
  page,
  context,
  server,
}) => {
  const ben = await Member.join(server.port, 'Ben');
  const mark = Date.now();
  const ids: string[] = [];
  for (let at = 1; at <= 8; at += 1) ids.push(await ben.post(`Dish ${at} ${mark}`, 'Slowly.'));
  const streams = watchStreams(context);
  await openFeed(page, `Dish 8 ${mark}`);
  await expect.poll(() => streams.open).toBe(1);
  const read = page.getByRole('article', { name: `Dish 3 ${mark}` });
  await read.evaluate((card) => card.scrollIntoView({ block: 'start' }));
  const toTop = () => read.evaluate((card) => Math.round(card.getBoundingClientRect().top));
  const top = await toTop();

  await ben.post(`New ${mark}`, 'Faster.');
  await expect(newPosts(page)).toBeVisible();
  await ben.ask('POST', `/posts/${ids[2]}/like`);
  await ben.ask('POST', `/posts/${ids[2]}/comments`, { content: 'Yum' });
  await expect(read.getByRole('link', { name: '1 comment' })).toBeVisible();
  expect(await toTop()).toBe(top);
  await ben.ask('DELETE', `/posts/${ids[5]}`);
  await expect(page.getByRole('article', { name: `Dish 6 ${mark}` })).toHaveCount(0);
  expect(await toTop()).toBe(top);
});

test('the stream closes without a network, and opens again with one', { tag: '@soak' }, async ({
  page,
  context,
  server,
  network,
}) => {
  const ben = await Member.join(server.port, 'Ben');
  const first = `First ${Date.now()}`;
  const id = await ben.post(first, 'Slowly.');
  const streams = watchStreams(context);
  await openFeed(page, first);
  await expect.poll(() => streams.open).toBe(1);
  await network.setCondition('reset');
  await expect.poll(() => streams.open).toBe(0);
  await ben.ask('POST', `/posts/${id}/comments`, { content: 'Yum' });
  await network.setCondition('perfect');
  const card = page.getByRole('article', { name: first });
  await expect(card.getByRole('link', { name: '1 comment' })).toBeVisible();
  await expect.poll(() => streams.open).toBe(1);
});
