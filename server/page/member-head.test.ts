import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { writeClient } from '#server/testing/write-client.ts';

let test: TestApp;
let clientDir: string;
beforeAll(async () => {
  clientDir = await writeClient();
  test = await buildTestApp({ dishes: {}, clientDir });
});
afterAll(async () => {
  await test.close();
  await rm(clientDir, { recursive: true });
});

const NASTY = `</script><script>alert("1")</script>`;
const AVATAR = '018f0000-0000-7000-8000-00000000a0a0';

async function getPage(id: string): Promise<string> {
  const headers = { host: 'simmer.test:3000' };
  const answer = await test.app.inject({ url: `/profile/${id}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

it('the page of a member has their name, bio and picture, and preloads its data', async () => {
  const rosa = await signUp(test.app, 'Rosa Marlowe');
  const { user } = rosa;
  await rosa.ask('PUT', '/auth/profile', { bio: 'Bakes at night.\n\nSleeps at noon.' });
  await test.pool.query(
    `with made as (
       insert into uploads (id, owner_id, kind, width, height) values ($1, $2, 'avatar', 512, 512)
     ) update users set avatar_id = $1 where id = $2`,
    [AVATAR, user.id],
  );
  const html = await getPage(user.id);
  for (const tag of [
    '<title>Rosa Marlowe · Simmer</title>',
    '<meta name="description" content="Bakes at night. Sleeps at noon.">',
    `<link rel="canonical" href="http://simmer.test:3000/profile/${user.id}">`,
    '<meta property="og:type" content="profile">',
    `<meta property="og:image" content="http://simmer.test:3000/media/uploads/${AVATAR}.512.webp">`,
    '<meta property="og:image:width" content="512">',
    '<meta name="twitter:card" content="summary">',
    `<link rel="preload" as="fetch" href="/api/users/${user.id}" crossorigin="anonymous">`,
  ]) {
    expect(html).toContain(tag);
  }
});

it('a page without a bio has the counts as description and no picture', async () => {
  const [rosa, ben] = [await signUp(test.app, 'Rosa'), await signUp(test.app)];
  await ben.ask('PUT', `/users/${rosa.user.id}/follow`);
  const html = await getPage(rosa.user.id);
  expect(html).toContain('content="What Rosa has cooked and shared: 0 posts, 1 follower."');
  expect(html).not.toContain('og:image');
});

it('escapes the texts of members and shortens long ones', async () => {
  const nasty = await signUp(test.app, NASTY);
  const { user } = nasty;
  await nasty.ask('PUT', '/auth/profile', { bio: `${NASTY} ${'word '.repeat(60)}` });
  const html = await getPage(user.id);
  expect(html).not.toContain('<script>alert');
  const [, description = ''] = /name="description" content="([^"]*)"/.exec(html) ?? [];
  expect(description).toMatch(/ word…$/);
});
