import { expect, test } from '../support/fixtures.ts';
import { beginLikes, readLikes } from '../support/journeys/waiting-likes.ts';
import { arrivalTimeout, countStored, likePosts } from '../support/waiting.ts';

test('[T-outbox-8] three tabs online again send each write once', { tag: '@journey-8' }, async ({
  context,
  page,
  server,
  network,
  writeLog,
  settle,
}) => {
  const { ana, ids, titles } = await beginLikes(page, server.port, settle);
  network.wasDisturbed = true;
  await context.setOffline(true);
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const [n, tab] of tabs.entries()) await likePosts(tab, titles.slice(n, n + 1));
  expect(await writeLog.note(page)).toBe(3);
  writeLog.noteFault();
  await context.setOffline(false);
  await expect.poll(() => countStored(page), arrivalTimeout).toBe(0);
  expect(await readLikes(ana, ids)).toEqual([1, 1, 1]);
});
