/**
 * SQL: whether a reader (null for a visitor) is shown this row of posts, comments or tips. Of what is not hidden, which is nearly
 * all, it reads one column.
 */
export function toShown(row: string, reader: string): string {
  return `(not ${row}.hidden or sees_hidden(${row}.author_id, ${reader}))`;
}
