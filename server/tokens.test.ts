import { once } from 'node:events';
import { connect } from 'node:net';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { toForm, toTestPicture } from './testing/pictures.ts';
import { type Cook, PASSWORD, signIn, signUp } from './testing/sign-up.ts';

let test: TestApp;
let picture: Buffer;
beforeAll(async () => {
  test = await buildTestApp({ isShared: false, rateLimit: 'off' });
  picture = await toTestPicture('png');
});
afterAll(() => test.close());

interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  payload?: object;
  /** Name of a form field with a picture. */
  field?: string;
}
interface Rights extends Route {
  /** Status without a valid token; default 401. */
  anonymous?: number;
  /** Status with an invalid token, if it differs from the status for visitors. */
  dead?: number;
  /** Status for the owner; default 200. */
  own?: number;
  /** Status for another member if the URL refers to data of the owner. */
  another?: number;
}

const UNKNOWN_ID = '018f0000-0000-7000-8000-000000000000';
const CHANGE = { currentPassword: PASSWORD, newPassword: 'Thyme8leaf' };
const ROUTES: Rights[] = [
  { method: 'GET', path: '/health', anonymous: 200, another: 200 },
  { method: 'GET', path: '/recipes', anonymous: 200, another: 200 },
  { method: 'GET', path: '/users/MINE', anonymous: 200, dead: 401, another: 200 },
  { method: 'GET', path: '/auth/profile' },
  { method: 'PUT', path: '/auth/profile', payload: { bio: 'x' } },
  { method: 'PUT', path: '/users/profile', payload: { bio: 'x' } },
  { method: 'POST', path: '/user/favorites', payload: { recipeName: 'Pho' } },
  { method: 'DELETE', path: '/user/favorites/Pho' },
  { method: 'POST', path: '/user/saved-recipes', payload: { recipeName: 'Pho' } },
  { method: 'DELETE', path: '/user/saved-recipes/Pho' },
  { method: 'POST', path: '/upload/image', field: 'image', own: 201 },
  { method: 'POST', path: '/profile-upload/profile-image', field: 'profileImage', own: 201 },
  { method: 'DELETE', path: '/upload/image/UPLOAD', another: 403 },
  { method: 'POST', path: '/auth/sessions/end-others' },
  { method: 'POST', path: '/auth/password', payload: CHANGE },
  { method: 'POST', path: '/auth/logout' },
  { method: 'DELETE', path: '/auth/account', payload: { password: PASSWORD, posts: 'keep' } },
];

function toRequest({ method, path, payload, field }: Route, mine: Cook, uploadId: string) {
  const form = field === undefined ? undefined : toForm(field, picture);
  const url = `/api${path.replace('MINE', mine.user.id).replace('UPLOAD', uploadId)}`;
  const body = form?.payload ?? payload;
  const options: InjectOptions = { method, url, ...(body && { payload: body }) };
  return (token?: string) =>
    test.app.inject({
      ...options,
      headers: { ...form?.headers, ...(token && { authorization: `Bearer ${token}` }) },
    });
}

const WRITES = ROUTES.filter(({ method }) => method !== 'GET');
const POSTS: Route[] = [
  { method: 'POST', path: '/posts' },
  { method: 'PUT', path: `/posts/${UNKNOWN_ID}` },
  { method: 'DELETE', path: `/posts/${UNKNOWN_ID}` },
  { method: 'POST', path: `/posts/${UNKNOWN_ID}/like` },
  { method: 'DELETE', path: `/posts/${UNKNOWN_ID}/like` },
  { method: 'POST', path: `/posts/${UNKNOWN_ID}/comments` },
  { method: 'DELETE', path: `/posts/${UNKNOWN_ID}/comments/${UNKNOWN_ID}` },
  { method: 'PUT', path: `/users/${UNKNOWN_ID}/follow` },
];

it.each([...WRITES, ...POSTS])(
  '$method $path does not read a body without a valid token',
  async ({ method, path }) => {
    const url = `/api${path}`;
    for (const token of ['', 'Bearer nonsense']) {
      for (const payload of ['{"title":', `"${'x'.repeat(9 * 1024 * 1024)}`]) {
        const headers = { 'content-type': 'application/json', authorization: token };
        const answer = await test.app.inject({ method, url, headers, payload });
        expect([answer.statusCode, answer.json()]).toMatchObject([
          401,
          { error: 'Authentication required' },
        ]);
      }
    }
  },
);

it('[T-uploads-1] refuses a picture of 8 MB without a token at its first bytes', async () => {
  const { port } = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    `POST /api/posts HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 8388608\r\n\r\n{"title":`,
  );
  const [answer] = await once(socket, 'data');
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /);
});

describe.each(ROUTES)('$method $path', (route) => {
  it('[T-roles-3] answers visitors, invalid tokens, other members and the owner by their rights', async () => {
    const mine = await signUp(test.app, 'Secret Rosa');
    const other = await signUp(test.app, 'Other Otto');
    const phone = await signIn(test.app, mine.email);
    await phone.ask('POST', '/auth/logout');
    const { payload, headers } = toForm('image', picture);
    const { publicId } = (await mine.ask('POST', '/upload/image', payload, headers)).json();
    const send = toRequest(route, mine, publicId);

    for (const token of [undefined, phone.token, 'nonsense', 'x'.repeat(5000)]) {
      const { statusCode, body } = await send(token);
      const anonymousStatus = route.anonymous ?? 401;
      expect(statusCode).toBe(
        token === undefined ? anonymousStatus : (route.dead ?? anonymousStatus),
      );
      expect(body.includes('Authentication required')).toBe(statusCode === 401);
      expect(body).not.toContain(mine.email);
    }
    for (const expected of [route.another ?? []].flat()) {
      const { statusCode, body } = await send(other.token);
      expect(statusCode).toBe(expected);
      expect(body).not.toContain(mine.email);
    }
    const answer = await send(mine.token);
    expect(answer.statusCode).toBe(route.own ?? 200);
    expect(answer.body).not.toMatch(/argon2|password/i);
    expect(answer.body).not.toContain(mine.token);
    const isOpen = route.anonymous === 200;
    expect(isOpen || answer.headers['cache-control'] === 'no-store').toBe(true);
    // The calls above changed no other member.
    const { user } = (await other.ask('GET', '/auth/profile')).json();
    expect(user).toEqual(other.user);
  });
});
