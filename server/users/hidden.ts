/**
 * SQL: whether a reader (null for a visitor) is shown this row of posts, comments or tips. Of what is not hidden, which is nearly
 * all, it reads one column.
 */
export function toShown(row: string, reader: string): string {
  return `(not ${row}.hidden or sees_hidden(${row}.author_id, ${reader}))`;
}

/** SQL: true if a reader (null for a visitor) sees this member. */
export function toMemberShown(member: string, reader: string): string {
  return `sees_member(${member}, ${reader})`;
}

/** SQL: ids of members hidden by moderators. There are few. */
export const HIDDEN_MEMBERS = '(select user_id from standings where is_hidden)';
