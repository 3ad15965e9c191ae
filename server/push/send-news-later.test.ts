import { expect, it } from 'vitest';
import { NEWS_LATE_MAX_MS, NEWS_PAUSE_MS } from '#contract/push/limits.ts';
import { accept, respondWith } from '#server/testing/push-service.ts';
import { EVERYTHING, setUpNews } from './testing/set-up-news.ts';

const news = setUpNews();

it('sends nothing during quiet hours, and the unread news afterwards', async () => {
  const hour = new Date().getUTCHours();
  const quiet = { from: hour * 60, to: ((hour + 2) % 24) * 60 };
  await news.choose({ ...EVERYTHING, quiet });
  await news.like(news.kofi);
  const next = await news.run();
  expect(news.service.taken).toEqual([]);
  expect(new Date(next ?? 0).getUTCHours()).toBe((hour + 2) % 24);
  await news.run((next ?? 0) - Date.now() + 1000);
  expect(news.readWords()).toEqual(['Kofi likes your post “Sunday ramen”']);
});

it('sends to every browser of a member, and no longer after a sign-out', async () => {
  const tablet = await news.register(news.amara);
  await news.like(news.kofi);
  await news.run();
  expect(news.readTaken(tablet)).toHaveLength(1);
  expect(news.readTaken(news.phone)).toHaveLength(1);
  await news.amara.ask('POST', '/auth/logout');
  await news.kofi.ask('POST', `/posts/${news.postId}/comments`, { content: 'Yes' });
  await news.run(NEWS_PAUSE_MS + 1000);
  expect(news.service.taken).toHaveLength(2);
});

it('does not send queued news to the next member on the same browser', async () => {
  news.service.answer = respondWith(503);
  await news.like(news.kofi);
  await news.run();
  news.service.answer = accept;
  news.service.taken = [];
  await news.subscribe(news.kofi, news.phone);
  await news.run(60_000);
  expect(news.service.taken).toEqual([]);
});

it('retries news that the push service did not accept, until they are too old', async () => {
  news.service.answer = respondWith(503);
  await news.like(news.kofi);
  const next = await news.run();
  expect(next).toBeGreaterThan(Date.now());
  news.service.answer = accept;
  await news.run(20_000);
  expect(news.readWords()).toHaveLength(2);
  news.service.answer = respondWith(503);
  await news.kofi.ask('POST', `/posts/${news.postId}/comments`, { content: 'Yes' });
  await news.run(NEWS_PAUSE_MS + 1000);
  news.service.taken = [];
  await news.run(NEWS_PAUSE_MS + NEWS_LATE_MAX_MS + 2000);
  expect(news.service.taken).toEqual([]);
});

it('sends news once with several servers, and loses none when one of them dies', async () => {
  await news.like(news.kofi);
  const dying = await news.test.pool.connect();
  await dying.query('begin');
  await dying.query('select from push_cursor for update');
  try {
    await news.run();
  } finally {
    await dying.query('rollback');
    dying.release();
  }
  expect(news.service.taken).toEqual([]);
  await Promise.all([1, 2, 3, 4].map(() => news.run(2000)));
  expect(news.readWords()).toEqual(['Kofi likes your post “Sunday ramen”']);
});

it('resets the cursor of a database that was restored elsewhere', async () => {
  await news.test.pool.query(`update push_cursor set snapshot = '900000000:900000000:'`);
  await news.run();
  await news.like(news.kofi);
  await news.run();
  expect(news.readWords()).toEqual(['Kofi likes your post “Sunday ramen”']);
});
