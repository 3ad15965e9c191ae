import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { toForm, toTestPicture } from './testing/pictures.ts';
import { type Cook, PASSWORD, signIn, signUp } from './testing/sign-up.ts';

let test: TestApp;
let picture: Buffer;
beforeAll(async () => {
  test = await buildTestApp({ rateLimit: 'off' });
  picture = await toTestPicture('png');
});
afterAll(() => test.close());

interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  payload?: object;
  /** A form with one picture in this field. */
  field?: string;
}
interface Rights extends Route {
  /** What nobody and a dead token hear; 401 unless told. */
  nobody?: number;
  /** What a dead token hears where it is told so and nobody is answered. */
  dead?: number;
  /** What one hears about one's own; 200 unless told. */
  own?: number;
  /** What another person hears where the address names something of mine. */
  another?: number;
}

const CHANGE = { currentPassword: PASSWORD, newPassword: 'Thyme8leaf' };
const ROUTES: Rights[] = [
  { method: 'GET', path: '/health', nobody: 200, another: 200 },
  { method: 'GET', path: '/recipes', nobody: 200, another: 200 },
  { method: 'GET', path: '/users/MINE', nobody: 200, dead: 401, another: 200 },
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

describe.each(ROUTES)('$method $path', (route) => {
  it('answers nobody, a dead token, another person and oneself as each of them may', async () => {
    const mine = await signUp(test.app, 'Secret Rosa');
    const other = await signUp(test.app, 'Other Otto');
    const phone = await signIn(test.app, mine.email);
    await phone.ask('POST', '/auth/logout');
    const { payload, headers } = toForm('image', picture);
    const { publicId } = (await mine.ask('POST', '/upload/image', payload, headers)).json();
    const send = toRequest(route, mine, publicId);

    for (const token of [undefined, phone.token, 'nonsense', 'x'.repeat(5000)]) {
      const { statusCode, body } = await send(token);
      const toNobody = route.nobody ?? 401;
      expect(statusCode).toBe(token === undefined ? toNobody : (route.dead ?? toNobody));
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
    const isOpen = route.nobody === 200;
    expect(isOpen || answer.headers['cache-control'] === 'no-store').toBe(true);
    // What was asked for oneself happened to nobody else.
    const { user } = (await other.ask('GET', '/auth/profile')).json();
    expect(user).toEqual(other.user);
  });
});
