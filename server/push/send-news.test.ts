import { expect, it } from 'vitest';
import { NEWS_PAUSE_MS } from '#contract/push/limits.ts';
import { publish } from '#server/testing/post-lists.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { EVERYTHING, setUpNews } from './testing/set-up-news.ts';

const news = setUpNews();

it('sends actor, action, address and unread count once', async () => {
  await news.like(news.kofi);
  expect(news.woken.length).toBeGreaterThan(0);
  await news.run();
  await news.run(NEWS_PAUSE_MS + 2000);
  expect(news.readTaken()).toEqual([
    {
      kind: 'news',
      memberId: news.amara.user.id,
      tag: `news likes-${news.postId}`,
      title: 'Kofi',
      body: 'likes your post “Sunday ramen”',
      address: `/post/${news.postId}`,
      unread: 1,
    },
  ]);
  expect(news.service.taken[0]?.headers).toMatchObject({ urgency: 'normal' });
});

it('combines many likes into one message, and replaces it later with newer ones', async () => {
  await news.like(news.kofi);
  await news.like(await signUp(news.test.app, 'Ben'));
  await news.run();
  await news.like(await signUp(news.test.app, 'Cleo'));
  await news.run(2000);
  expect(news.readWords()).toEqual(['Ben and Kofi like your post “Sunday ramen”']);
  await news.run(NEWS_PAUSE_MS + 2000);
  expect(news.readWords().at(-1)).toBe('Cleo and 2 others like your post “Sunday ramen”');
  expect(new Set(news.readTaken().map(({ tag }) => tag)).size).toBe(1);
  expect(new Set(news.service.taken.map(({ headers }) => headers['topic'])).size).toBe(1);
});

it('sends comments, follows and likes of a tip as separate messages', async () => {
  await news.kofi.ask('POST', `/posts/${news.postId}/comments`, { content: 'Yes' });
  await news.kofi.ask('PUT', `/users/${news.amara.user.id}/follow`, { following: true });
  const tip = await news.amara.ask('POST', '/recipes/tom-yum/tips', { step: 1, content: 'Yes' });
  await news.kofi.ask('POST', `/tips/${tip.json().tip._id}/like`);
  await news.run();
  expect(news.readWords().toSorted()).toEqual([
    'Kofi commented on your post “Sunday ramen”',
    'Kofi follows you',
    'Kofi likes your tip at step 1 of Tom Yum',
  ]);
  expect(news.readTaken().find(({ body }) => body === 'follows you').address).toBe(
    `/profile/${news.kofi.user.id}`,
  );
});

it('sends only the count for more than three notifications', async () => {
  const posts = await Promise.all(Array.from({ length: 4 }, () => publish(news.amara)));
  for (const id of posts) await news.like(news.kofi, id);
  await news.run();
  expect(news.readTaken()).toMatchObject([
    { tag: 'news', title: '4 unread notifications', address: '/notifications', unread: 4 },
  ]);
});

it('sends nothing of an unchosen kind, while off, or from before it was turned on', async () => {
  await news.choose({ ...EVERYTHING, kinds: ['comments'] });
  await news.like(news.kofi);
  await news.run();
  await news.choose({ ...EVERYTHING, on: false });
  await news.kofi.ask('POST', `/posts/${news.postId}/comments`, { content: 'Yes' });
  await news.run(NEWS_PAUSE_MS + 1000);
  await news.choose(EVERYTHING);
  await news.kofi.ask('PUT', `/users/${news.amara.user.id}/follow`, { following: true });
  await news.run(2 * NEWS_PAUSE_MS + 1000);
  expect(news.readWords()).toEqual(['Kofi follows you']);
});

it('sends nothing about own, blocked, reverted or read actions', async () => {
  await news.like(news.amara);
  const [ben, cleo] = [await signUp(news.test.app, 'Ben'), await signUp(news.test.app, 'Cleo')];
  await news.amara.ask('PUT', `/users/${ben.user.id}/block`, { blocked: true });
  await news.like(ben);
  await news.like(cleo);
  await cleo.ask('DELETE', `/posts/${news.postId}/like`);
  await news.kofi.ask('POST', `/posts/${news.postId}/comments`, { content: 'Yes' });
  const [{ _id: until }] = (await news.amara.ask('GET', '/user/notifications')).json()
    .notifications;
  await news.amara.ask('POST', '/user/notifications/read', { until });
  await news.run();
  expect(news.service.taken).toEqual([]);
});

it('sends nothing about a hidden comment and nothing to a suspended member', async () => {
  const answer = await news.kofi.ask('POST', `/posts/${news.postId}/comments`, { content: 'No' });
  await news.test.pool.query('update comments set hidden = true where id = $1', [
    answer.json().comment._id,
  ]);
  await news.run();
  await news.test.pool.query(`insert into standings (user_id, suspended_for) values ($1, 'Rude')`, [
    news.amara.user.id,
  ]);
  await news.like(news.kofi);
  await news.run(NEWS_PAUSE_MS + 1000);
  expect(news.service.taken).toEqual([]);
});
