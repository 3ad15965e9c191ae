/**
 * SQL: `column` holds a transaction that ended after the question whose snapshot is the first parameter. Together with
 * `pg_current_snapshot()`, which the next question begins from, each transaction is seen once, in whatever order they end.
 */
export const isNewSince = (column: string) => `${column} >= pg_snapshot_xmin($1::pg_snapshot)
  and not pg_visible_in_snapshot(${column}, $1::pg_snapshot)
  and pg_visible_in_snapshot(${column}, pg_current_snapshot())`;
