import { lazyRouteComponent } from '@tanstack/react-router';

/** The code of a page could not be had. */
export class LostCode extends Error {
  constructor(cause: unknown) {
    super('The code of this page did not arrive', { cause });
  }
}

/**
 * The router's own, but for one thing: it reloads the whole app where it reads in a browser's words that a chunk is
 * missing, and without a worker and a connection nothing would be left. Here only a cook reloads.
 */
export const lazyPage: typeof lazyRouteComponent = (importer, exportName) =>
  lazyRouteComponent(() => importer().catch(tellLost), exportName);

function tellLost(cause: unknown): never {
  throw new LostCode(cause);
}
