import { parseOwnJson } from '#server/platform/own-json.ts';
import { toLikes } from '../post-row.ts';

/** JSON of a post as visitors read it. The fields for one member go between `head` and `tail`. */
export interface SharedText {
  /** Ends after the like count. */
  head: string;
  tail: string;
  /** Start and end of the list of likers in `head`. */
  likers: readonly [start: number, end: number];
  /** Ids of the users named in the text. */
  people: readonly string[];
}

/** Joins the parts of a text; `likerIds` is JSON. */
export function toSharedText(
  [start, likerIds, middle, tail]: readonly [string, string, string, string],
  people: readonly string[],
): SharedText {
  const end = start.length + likerIds.length;
  // `join` makes one flat string, while `+` would keep the parts in memory.
  return { head: [start, likerIds, middle].join(''), tail, likers: [start.length, end], people };
}

export function toVisitorJson({ head, tail }: SharedText): string {
  return head + tail;
}

/** Adds `likedByMe`. If `likerId` is set, this member comes first among the likers. */
export function toMemberJson({ head, tail, likers }: SharedText, likerId?: string): string {
  if (likerId === undefined) return `${head},"likedByMe":false${tail}`;
  const [start, end] = likers;
  const named = toLikes(parseOwnJson<string[]>(head.slice(start, end)), {
    id: likerId,
    likes: true,
  });
  return `${head.slice(0, start)}${JSON.stringify(named)}${head.slice(end)},"likedByMe":true${tail}`;
}
