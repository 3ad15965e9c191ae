import type { Pool } from 'pg';
import { NAMED_MAX } from '#contract/live/changes.ts';
import { isNewSince } from '#server/platform/database/new-since.ts';

export interface ChangedPost {
  id: string;
  /** Null if the post or its author is gone. */
  authorId: string | null;
  isNew: boolean;
}

export interface ChangedLists {
  /** Members who may see a changed list. */
  listMembers: string[];
  /** True if more lists changed than were read. */
  isEveryList: boolean;
}

export interface ChangedCookbooks {
  /** Members with a changed cookbook. */
  cookbookMembers: string[];
  /** True if more cookbooks changed than were read. */
  isEveryCookbook: boolean;
}

/** Changes that were committed between two queries. */
export interface WhatChanged extends ChangedLists, ChangedCookbooks {
  posts: ChangedPost[];
  /** Ids of dishes with changed tips. */
  tips: string[];
  /** Authors of changed posts and tips, and newly followed members. */
  people: string[];
  /** True if more changed than was read. */
  isEverything: boolean;
}

interface Row extends Omit<WhatChanged, 'isEverything' | 'isEveryList' | 'isEveryCookbook'> {
  snapshot: string;
  /** The number of rows of the largest kind. */
  most: number;
  lists: number;
}

/** Rows read of each kind. */
const MOST = NAMED_MAX + 1;
/** More, because a changed list or cookbook is of interest to few members. */
const MOST_LISTS = 2000;

// Ordered, so that the planner reads the end of an index regardless of its estimates.
const newest = (what: string, table: string, most = MOST) =>
  `(select ${what} from ${table} where ${isNewSince('changed')} order by changed limit ${most})`;

const WHAT_CHANGED = `with changed_posts as (
    ${newest('post_id', 'post_counts')} union ${newest('post_id', 'count_changes')}
  ), found_posts as (
    select id, author_id, created_at from posts where id in (select post_id from changed_posts) and not hidden
  ), changed_tips as (
    ${newest('recipe_id, author_id', 'tips')}
  ), followed as (
    ${newest('followed_id', 'follows')}
  ), removed as (
    ${newest('kind, name', 'removals')}
  ), changed_lists as (
    ${newest('owner_id, household_id', 'lists', MOST_LISTS)}
  ), changed_cookbooks as (
    ${newest('user_id', 'cookbooks', MOST_LISTS)}
  )
  select pg_current_snapshot()::text as snapshot,
    (select coalesce(json_agg(json_build_object('id', id, 'authorId', author_id, 'isNew', is_new)), '[]') from (
      select id::text, author_id, created_at > now() - interval '5 minutes' as is_new from found_posts
      union select name, null, false from removed where kind = 'post'
    ) named) as posts,
    array(
      select recipe_id from changed_tips union select name from removed where kind = 'tip'
    ) as tips,
    array(
      select author_id from found_posts where author_id is not null
      union select author_id from changed_tips where author_id is not null
      union select followed_id from followed
    ) as people,
    array(
      select owner_id from changed_lists where owner_id is not null
      union select user_id from household_members where household_id in (select household_id from changed_lists)
    ) as "listMembers",
    (select count(*)::int from changed_lists) as lists,
    array(select user_id from changed_cookbooks) as "cookbookMembers",
    greatest(
      (select count(*) from changed_posts), (select count(*) from changed_tips),
      (select count(*) from followed), (select count(*) from removed)
    )::int as most`;

/**
 * Each call of `find` returns the changes since the last one. The first call, also after `forget`, returns nothing. The
 * next call returns the changes of a failed one.
 */
export function createFindChanges(pool: Pool) {
  let last: string | undefined;
  return {
    find: async (): Promise<WhatChanged> => {
      const { rows } = await pool.query<Row>({
        name: 'changes-find',
        text: WHAT_CHANGED,
        values: [last ?? null],
      });
      const [row] = rows;
      if (row === undefined) throw new Error('No snapshot');
      const { snapshot, most, lists, ...found } = row;
      last = snapshot;
      return {
        ...found,
        isEverything: most > NAMED_MAX,
        isEveryList: lists >= MOST_LISTS,
        isEveryCookbook: found.cookbookMembers.length >= MOST_LISTS,
      };
    },
    forget: () => {
      last = undefined;
    },
  };
}
