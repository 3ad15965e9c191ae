import { expect, test } from '../support/fixtures.ts';
import { newPosts, openFeed, watchStreams } from '../support/journeys/streams.ts';
import { Member } from '../support/members.ts';

let runs = 0;

test('a new post reaches both open tabs of another member over one stream', async ({
  page,
  context,
  server,
}) => {
  const amara = await Member.join(server.port, 'Amara');
  const ben = await Member.join(server.port, 'Ben');
  runs += 1;
  const first = `First of run ${runs}`;
  const firstId = await ben.post(first, 'Slowly.');
  const streams = watchStreams(context);
  await page.goto('/login');
  await amara.signIn(page);
  await openFeed(page, first);
  await expect.poll(() => streams.open).toBe(1);
  const other = await context.newPage();
  await other.goto(`/post/${firstId}`);
  await expect(other.getByRole('heading', { level: 1, name: first })).toBeVisible();

  // Posts comments until both tabs have started to listen.
  let comments = 0;
  await expect
    .poll(async () => {
      comments += 1;
      await ben.ask('POST', `/posts/${firstId}/comments`, { content: `Yum, spoon ${comments}` });
      return other.getByText(/^Yum, spoon/).count();
    })
    .toBeGreaterThan(0);
  expect(streams.open).toBe(1);

  await page.bringToFront();
  const second = `Second of run ${runs}`;
  await ben.post(second, 'Faster.');
  await expect(newPosts(page)).toBeVisible();
  await expect(page.getByRole('article', { name: second })).toHaveCount(0);
  await newPosts(page).click();
  await expect(page.getByRole('article', { name: second })).toBeVisible();

  // The listening tab is closed, and the other one takes over.
  await page.close();
  await expect.poll(() => streams.open).toBe(1);
});
