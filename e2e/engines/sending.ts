import * as v from 'valibot';
import { AuthAnswer } from '#contract/account/auth.ts';
import { getProfile, register } from '#contract/account/endpoints.ts';
import { CurrentUserAnswer } from '#contract/account/user.ts';
import { toPath } from '#contract/platform/endpoint.ts';
import type { BuiltServer } from '../support/server.ts';
import { settle } from './cooking.ts';
import { press, type Tab, until } from './tab.ts';

const DRIVER = `(await (await caches.open('app')).keys()).some(({ url }) => url.includes('/store-'))`;
const LOVED = `document.querySelector('[aria-label="Remove from favorites"]')`;

/**
 * A heart tapped with the server stopped survives a reload and arrives once. The page sends it, because neither engine
 * wakes a worker for it.
 */
export async function sendPendingWrites(tab: Tab, server: BuiltServer): Promise<void> {
  const origin = `http://127.0.0.1:${server.port}`;
  const dish = await server.fetchDish('latin');
  const { token, user } = await join(origin);
  await tab.open(`${origin}/recipe/${dish._id}`);
  await settle(tab, server);
  const stored = JSON.stringify(JSON.stringify(user));
  await tab.evaluate(
    `(localStorage.setItem('user', ${stored}), localStorage.setItem('token', ${JSON.stringify(token)}), 1)`,
  );
  await tab.reload();
  await until(tab, 'the code that sends', DRIVER);
  await until(tab, 'a heart', `document.querySelector('[aria-label="Add to favorites"]')`);

  await server.stop();
  await press(tab, 'button', 'Add to favorites');
  await until(tab, 'the heart, full', LOVED);
  await tab.reload();
  await until(tab, 'the heart, still full', LOVED);
  await server.start();
  await until(tab, 'the heart with the server', toArrived(token, dish.recipe_name));
  const { favorites } = await fetchMe(origin, token);
  if (favorites.length !== 1) throw new Error(`Not once: ${favorites.join(', ')}`);
}

/** An expression that queries the server from the page, so that its timeout is the same as for other expressions. */
function toArrived(token: string, name: string): string {
  const path = JSON.stringify(`/api${toPath(getProfile)}`);
  const headers = JSON.stringify({ authorization: `Bearer ${token}` });
  return `(await (await fetch(${path}, { headers: ${headers} })).json()).user.favorites.includes(${JSON.stringify(name)})`;
}

async function join(origin: string): Promise<AuthAnswer> {
  const answer = await fetch(`${origin}/api${toPath(register)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ana',
      email: `ana-${Date.now()}@example.com`,
      password: 'Basil7leaf',
    }),
  });
  return v.parse(AuthAnswer, await answer.json());
}

async function fetchMe(origin: string, token: string) {
  const answer = await fetch(`${origin}/api${toPath(getProfile)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return v.parse(CurrentUserAnswer, await answer.json()).user;
}
