import type { Query } from '@tanstack/react-query';

/** Refetches the query, which reports a failure itself. */
export function again(query: Query): void {
  query.fetch(undefined, { cancelRefetch: true }).catch(() => undefined);
}
