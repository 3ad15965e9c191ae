import { toCursor } from './cursor.ts';
import { type PostRow, toListedText } from './post-text.ts';

export interface Listed extends PostRow {
  /** Where the list goes on after this post. */
  at: number;
  id: string;
}

/** A page as JSON of rows of which one more than `limit` was asked for. */
export function toPageText(
  rows: readonly Listed[],
  limit: number,
  viewerId: string | undefined,
): string {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const posts = shown.map((row) => toListedText(row, viewerId)).join(',');
  const pagination = { hasMore: last !== undefined, nextCursor: last ? toCursor(last) : null };
  return `{"posts":[${posts}],"pagination":${JSON.stringify(pagination)}}`;
}
