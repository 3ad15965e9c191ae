import type { Query } from '@tanstack/react-query';

export function again(query: Query): void {
  query.fetch(undefined, { cancelRefetch: true }).catch(() => undefined);
}
