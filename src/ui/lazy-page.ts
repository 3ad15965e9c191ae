import { lazyRouteComponent } from '@tanstack/react-router';

/** The code of a page failed to load. */
export class LostCode extends Error {
  constructor(cause: unknown) {
    super('The code of this page did not arrive', { cause });
  }
}

/**
 * Wraps the router's `lazyRouteComponent`, which reloads the app if the error text names a missing chunk. Offline
 * without a worker that would leave an empty page, so here only the user reloads.
 */
export const lazyPage: typeof lazyRouteComponent = (importer, exportName) =>
  lazyRouteComponent(() => importer().catch(throwLostCode), exportName);

function throwLostCode(cause: unknown): never {
  throw new LostCode(cause);
}
