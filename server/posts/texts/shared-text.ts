import { toLikes } from '../post-row.ts';

/** JSON of a post as everybody reads it; what is a reader's own goes between the two parts. */
export interface SharedText {
  /** Up to the count of likes. */
  head: string;
  tail: string;
  /** Where the list of likers begins and ends in `head`. */
  likers: readonly [start: number, end: number];
  /** Ids of the users that it names. */
  people: readonly string[];
}

/** Joins the parts of a text; `likerIds` is JSON. */
export function toSharedText(
  [start, likerIds, middle, tail]: readonly [string, string, string, string],
  people: readonly string[],
): SharedText {
  const end = start.length + likerIds.length;
  // Joined into one piece: a sum of strings would keep its parts.
  return { head: [start, likerIds, middle].join(''), tail, likers: [start.length, end], people };
}

export function toVisitorJson({ head, tail }: SharedText): string {
  return head + tail;
}

/** For members: `likedByMe`, and who likes it comes first among the likers. */
export function toMemberJson({ head, tail, likers }: SharedText, likerId?: string): string {
  if (likerId === undefined) return `${head},"likedByMe":false${tail}`;
  const [start, end] = likers;
  const named = toLikes(JSON.parse(head.slice(start, end)), { id: likerId, likes: true });
  return `${head.slice(0, start)}${JSON.stringify(named)}${head.slice(end)},"likedByMe":true${tail}`;
}
