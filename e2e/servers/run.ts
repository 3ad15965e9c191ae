/** Runs several servers as one installation with local programs. Prints how many journeys passed. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { Installation, type OneServer } from './installation.ts';
import { startLoad } from './load.ts';
import { findMissing } from './parts.ts';
import { TINY_PNG } from './picture.ts';
import { startCaddy, startNginx } from './proxies.ts';

const missing = findMissing(['nginx', 'caddy', 'redis-server', 'openssl', 'pg_ctlcluster']);
if (missing.length > 0) throw new Error(`Not installed: ${missing.join(', ')}`);

/** Contract: the limit per account and address. */
const WRONG_PASSWORDS = 20;

const installation = await Installation.open();
const [one, other] = installation.servers;
let passed = 0;
let failed = 0;

async function take(title: string, journey: () => Promise<void>): Promise<void> {
  try {
    await journey();
    passed += 1;
    console.log(`passed  ${title}`);
  } catch (error) {
    failed += 1;
    console.error(`FAILED  ${title}\n`, error);
  }
}

function ask(server: OneServer, method: string, path: string, body?: object, token?: string) {
  return fetch(`${server.origin}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const account = { name: 'Amara', email: 'amara@simmer.test', password: 'Basil7leaf' };
const { token } = await (await ask(one, 'POST', '/auth/register', account)).json();
const post = { title: 'Socarrat', content: 'Listen for the crackle.' };

await take('a member of one server is signed in at the other', async () => {
  assert.equal((await ask(other, 'GET', '/auth/profile', undefined, token)).status, 200);
});

await take('one limit is counted by both', async () => {
  const wrong = { email: account.email, password: 'Wrong7leaf' };
  for (let n = 0; n < WRONG_PASSWORDS; n += 1) {
    const answer = await ask(n % 2 ? one : other, 'POST', '/auth/login', wrong);
    assert.equal(answer.status, 401);
  }
  assert.equal((await ask(one, 'POST', '/auth/login', wrong)).status, 429);
  assert.equal((await ask(other, 'POST', '/auth/login', wrong)).status, 429);
});

await take('what is written at one is received at the other', async () => {
  const leaving = new AbortController();
  const stream = await fetch(`${other.origin}/api/events`, { signal: leaving.signal });
  const { _id } = await (await ask(one, 'POST', '/posts', post, token)).json();
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  for (const end = Date.now() + 20_000; !received.includes(_id) && Date.now() < end; ) {
    received += (await reader?.read())?.value ?? '';
  }
  leaving.abort();
  assert.ok(received.includes(_id));
});

await take('a picture uploaded to one is served by the other', async () => {
  const picture = { ...post, title: 'Saffron', content: 'A pinch.', image: TINY_PNG };
  const { image } = await (await ask(one, 'POST', '/posts', picture, token)).json();
  const served = await fetch(other.origin + image);
  assert.deepEqual([served.status, served.headers.get('content-type')], [200, 'image/webp']);
});

const busy = { title: 'Busy', content: 'Nobody notices.' };
const { _id: busyId } = await (await ask(one, 'POST', '/posts', busy, token)).json();

for (const start of [startNginx, startCaddy]) {
  const proxy = await start(
    installation.directory,
    installation.servers.map(({ port }) => port),
  );
  await take(
    `each is restarted under load behind ${proxy.name}, and no request fails`,
    async () => {
      const load = startLoad(proxy, token, busyId);
      for (const server of installation.servers) {
        await wait(2000);
        await server.stop();
        await server.start();
        // Proxies check the servers again every few seconds.
        await wait(6000);
      }
      const { answered, failures } = await load.end();
      console.log(`        ${answered} requests answered, ${failures.length} failed`);
      assert.deepEqual(failures.slice(0, 5), []);
      assert.ok(answered > 100);
    },
  );
  await proxy.stop();
}

await installation.close();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
