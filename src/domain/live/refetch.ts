import type { Query } from '@tanstack/react-query';

export function refetch(query: Query): void {
  query.fetch(undefined, { cancelRefetch: true }).catch(() => undefined);
}
