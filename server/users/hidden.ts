/**
 * SQL: true if a reader (null for a visitor) may see this row of posts, comments or tips. For rows that are not hidden,
 * nearly all of them, it reads only one column.
 */
export function toIsVisible(row: string, reader: string): string {
  return `(not ${row}.hidden or sees_hidden(${row}.author_id, ${reader}))`;
}

/** SQL: true if a reader (null for a visitor) sees this member. */
export function toIsMemberVisible(member: string, reader: string): string {
  return `sees_member(${member}, ${reader})`;
}

/** SQL: ids of members hidden by moderators. There are few. */
export const HIDDEN_MEMBERS = '(select user_id from standings where is_hidden)';
