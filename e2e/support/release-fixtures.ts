import { test as base, expect } from './fixtures.ts';
import { Releases } from './releases.ts';
import { BuiltServer } from './server.ts';

/** A separate server for each worker, on which tests publish releases. */
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

/** Publishes the next release and restarts the server. Returns its number. */
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
