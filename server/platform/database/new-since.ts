/**
 * Returns an SQL condition: the transaction id in `column` became visible after the snapshot in the first parameter.
 * If each query starts from the `pg_current_snapshot()` of the previous one, every transaction is seen exactly once,
 * in any commit order.
 */
export const isNewSince = (column: string) => `${column} >= pg_snapshot_xmin($1::pg_snapshot)
  and not pg_visible_in_snapshot(${column}, $1::pg_snapshot)
  and pg_visible_in_snapshot(${column}, pg_current_snapshot())`;
