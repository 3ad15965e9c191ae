import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { publish } from '#server/testing/post-lists.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { writeClient } from '#server/testing/write-client.ts';

let test: TestApp;
let clientDir: string;
beforeAll(async () => {
  clientDir = await writeClient();
  test = await buildTestApp({ clientDir, publicUrl: 'https://simmer.example' });
});
afterAll(async () => {
  await test.close();
  await rm(clientDir, { recursive: true });
});

it('[T-pages-1] canonical links, previews and JSON-LD name the public address, whatever the Host header is', async () => {
  const cook = await signUp(test.app);
  const pages = [
    '/',
    '/search',
    '/all-recipes',
    '/cuisine/asian',
    '/recipe/tom-yum',
    '/recipe/tom-yum/cook',
    `/profile/${cook.user.id}`,
    `/post/${await publish(cook)}`,
  ];
  for (const url of pages) {
    const { body } = await test.app.inject({ url, headers: { host: 'evil.test' } });
    expect(body).toContain('<link rel="canonical" href="https://simmer.example/');
    expect(body).toContain('content="https://simmer.example/');
    expect(body).not.toContain('evil.test');
  }
  const { body } = await test.app.inject({
    url: '/recipe/tom-yum',
    headers: { host: 'evil.test' },
  });
  expect(body).toContain('"url":"https://simmer.example/');
});
