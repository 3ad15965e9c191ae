import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { toTestPicture } from '#server/testing/pictures.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import { writeClient } from '#server/testing/write-client.ts';

const NASTY = `</script><script>alert("1")</script> & 'more'`;

let test: TestApp;
let clientDir: string;
let cook: Cook;
beforeAll(async () => {
  clientDir = await writeClient();
  test = await buildTestApp({ dishes: {}, clientDir });
  cook = await signUp(test.app, 'Ada "the cook"');
});
afterAll(async () => {
  await test.close();
  await rm(clientDir, { recursive: true });
});

const publish = async (fields: object) =>
  (await cook.ask('POST', '/posts', { title: 'Ragù', content: 'Slowly.', ...fields })).json();
const toPreviewPath = (image: string) =>
  image.replace('/media/uploads/', '/media/previews/posts/').replace('.webp', '.jpg');
const getPage = (url: string) => test.app.inject({ url, headers: { host: 'simmer.test:3000' } });

it('the page of a post has its title, author and picture for link previews', async () => {
  const picture = (await toTestPicture('png', 64, 48)).toString('base64');
  const { _id, image, createdAt } = await publish({
    content: `${'Slowly \n'.repeat(40)}end`,
    image: `data:image/png;base64,${picture}`,
  });
  const { statusCode, body } = await getPage(`/post/${_id}`);
  expect(statusCode).toBe(200);
  for (const tag of [
    '<title>Ragù · Simmer</title>',
    `<meta name="description" content="${'Slowly '.repeat(22).slice(0, 150)}…">`,
    `<link rel="canonical" href="http://simmer.test:3000/post/${_id}">`,
    '<meta property="og:type" content="article">',
    `<meta property="og:image" content="http://simmer.test:3000${toPreviewPath(image)}">`,
    '<meta property="og:image:type" content="image/jpeg">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="Ragù">',
    '<meta property="article:author" content="Ada &quot;the cook&quot;">',
    `<meta property="article:published_time" content="${createdAt}">`,
    `<link rel="preload" as="fetch" href="/api/posts/${_id}" crossorigin="anonymous">`,
    `<link rel="preload" as="image" href="${image}" fetchpriority="high">`,
  ]) {
    expect(body).toContain(tag);
  }
});

it('escapes the texts of a post', async () => {
  const { _id } = await publish({ title: NASTY, content: NASTY });
  const { body } = await getPage(`/post/${_id}`);
  expect(body).not.toContain('<script>alert');
  expect(body).toMatch(/og:image" content="[^"]*\/media\/previews\/home\.[\w-]+\.jpg"/);
});

it.each(['018f0000-0000-7000-8000-000000000000', 'nobody', '%F0%9F%8D%B2'])(
  'returns 404 with the shell for the missing post %s',
  async (id) => {
    const { statusCode, body } = await getPage(`/post/${id}`);
    expect(statusCode).toBe(404);
    expect(body).toContain('<div id="app"></div>');
  },
);

it.each(['/community', '/create-post', '/create-post?edit=1'])('%s is served', async (url) => {
  expect((await getPage(url)).statusCode).toBe(200);
});
