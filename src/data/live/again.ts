import type { Query } from '@tanstack/react-query';

/** Asks anew; a failure stands in the query itself. */
export function again(query: Query): void {
  query.fetch(undefined, { cancelRefetch: true }).catch(() => undefined);
}
