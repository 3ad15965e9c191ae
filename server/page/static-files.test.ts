import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DISH_PICTURE_PATH } from '#contract/recipe/picture.ts';
import { UPLOADS_PATH } from '#contract/upload/schema.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { writeClient, writePictures } from '#server/testing/write-client.ts';

const SECRET = 'only the server reads this';
const SECRET_NAME = 'secret.json';

let test: TestApp;
let clientDir: string;
let picturesDir: string;
let port: number;
beforeAll(async () => {
  clientDir = await writeClient();
  picturesDir = await writePictures();
  test = await buildTestApp({ clientDir, picturesDir });
  // The secret files are outside the served folders, inside one of them, and hidden.
  for (const secret of [
    join(clientDir, '..', SECRET_NAME),
    join(clientDir, 'icons', `.${SECRET_NAME}`),
    join(picturesDir, SECRET_NAME),
    join(test.uploadsDir, SECRET_NAME),
  ]) {
    await writeFile(secret, SECRET);
  }
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await rm(join(clientDir, '..', SECRET_NAME));
  await test.close();
  await rm(clientDir, { recursive: true });
  await rm(picturesDir, { recursive: true });
});

it.each([
  ['/plates/tom-yum.ce3afe8e08.640.webp', 'public, max-age=31536000, immutable'],
  ['/icons/simmer.svg', 'public, max-age=86400'],
])('%s is cached as long as its name allows', async (url, kept) => {
  const { statusCode, headers } = await test.app.inject({ url });
  expect([statusCode, headers['cache-control']]).toEqual([200, kept]);
});

/** Sends the path unchanged, because clients and `inject` would normalize it. */
async function askRaw(path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

const PLACES = ['/', '/assets/', '/icons/', '/plates/', DISH_PICTURE_PATH, UPLOADS_PATH];
const DOTS = ['..', '%2e%2e', '.%2e', '%252e%252e', '..%00'];
const SEPARATORS = ['/', '//', '/./', '%2f', '%252f', '%5c', '\\', '%255c'];
const NAMES = [
  SECRET_NAME,
  `.${SECRET_NAME}`,
  `${SECRET_NAME}%00.webp`,
  `${SECRET_NAME}%2f..webp`,
  `${SECRET_NAME}/.webp`,
  `${SECRET_NAME}%3f.webp`,
];

describe.each(PLACES)('%s', (place) => {
  it('[T-pages-3] serves no file outside, beside or hidden, however its path is written', async () => {
    const beside = SEPARATORS.flatMap((separator) => [separator, `.${separator}`]);
    const above = SEPARATORS.flatMap((separator) =>
      DOTS.map((dots) => `${dots}${separator}`).flatMap((up) => [
        up,
        up + up,
        `x${separator}${up}${up}`,
      ]),
    );
    const escapes = ['', ...beside, ...above];
    for (const escape of escapes) {
      const answers = await Promise.all(NAMES.map((name) => askRaw(`${place}${escape}${name}`)));
      for (const answer of answers) {
        expect(answer).not.toContain(SECRET);
        expect(answer).toMatch(/^HTTP\/1\.1 (?:4\d\d|200 OK[^]*<div id="app">)/);
      }
    }
  });

  it('[T-pages-2] lists no folder', async () => {
    const folder = place === '/' ? '' : place.slice(0, -1);
    for (const end of [
      '/',
      '//',
      '/.',
      '/%2e',
      '/..',
      '%2f',
      '%5c',
      '/%00',
      '?list',
      '/?format=json',
    ]) {
      const answer = await askRaw(folder + end);
      for (const name of ['main-a1b2', 'simmer.svg', 'ce3afe8e08', 'tom-yum.a1b2', SECRET_NAME]) {
        expect(answer.replace('/assets/main-a1b2.js', '')).not.toContain(name);
      }
    }
  });
});
