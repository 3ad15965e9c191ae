import { test as base, expect } from './fixtures.ts';
import { Releases } from './releases.ts';
import { BuiltServer } from './server.ts';

/** A server of its own, whose releases follow each other. */
export const test = base.extend<object, { releases: Releases }>({
  releases: [
    async ({ installation }, use) => {
      const releases = new Releases(installation);
      await use(releases);
      releases.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ releases }, use) => {
      const server = await BuiltServer.open(releases.root);
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export { expect };

/** Puts the next release in place and starts the server anew. Answers its number. */
export async function release(
  releases: Releases,
  server: BuiltServer,
  change?: (built: string) => void,
): Promise<number> {
  const count = releases.publishNext(change);
  await server.stop();
  await server.start();
  return count;
}
