import { NAMES_MAX, type NotificationKind } from '#contract/notification/schema.ts';

/** Actions older than this cause no notification. */
const MAX_AGE_DAYS = 90;
const CUTOFF = `now() - interval '${MAX_AGE_DAYS} days'`;
/** At most this many posts (the newest) and tips of a member cause notifications. */
const THINGS_MAX = 1000;
/** At most this many replies to a member's comments, the newest, cause notifications. */
const REPLIES_MAX = 1000;
/** People are counted in at most this many comments under a post, the newest. */
const COMMENTS_COUNTED = 500;

/**
 * SQL: ids of the viewer, of hidden and of blocked members: their actions cause no notification
 * (docs/decisions/0081). One list for the statement keeps the check of each row cheap.
 */
export const IGNORED = `ignored as materialized (
    select $1::uuid as id
    union select blocked_id from blocks where blocker_id = $1
    union select blocker_id from blocks where blocked_id = $1
    union select user_id from standings where is_hidden
  )`;
const IS_IGNORED = 'in (select id from ignored)';
const IS_NOT_IGNORED = 'not in (select id from ignored)';

/** How to read one kind of notification. `$1` is the recipient; their own actions are left out. */
interface Source {
  kind: NotificationKind;
  /**
   * SQL: the `target` of each group as a uuid, and the time `at` of its newest action. Each group is one index lookup.
   */
  groups: string;
  /**
   * SQL: the details of the group `page.target`: `count`, `names` (null for a former member), and the target as `type`,
   * `id`, `title` and `step`. The type `answered` is a post in which the recipient's comments were answered.
   */
  details: string;
}

/** SQL: names of the members in `rows`, which have the columns `user_id` and `at`. */
const toNames = (rows: string) =>
  `array(select u.name from (${rows}) who left join users u on u.id = who.user_id order by who.at desc)`;

const likes: Source = {
  kind: 'likes',
  groups: `
    select mine.id as target, newest.at
    from (select id from posts where author_id = $1 order by created_at desc, id desc limit ${THINGS_MAX}) mine
      cross join lateral (
        select liked_at as at from likes
        where post_id = mine.id and user_id ${IS_NOT_IGNORED} and liked_at > ${CUTOFF}
        order by liked_at desc, user_id limit 1
      ) newest`,
  // Uses the stored count, because a post may have a million likes. Likes by ignored members are subtracted.
  details: `
    select counted.like_count + coalesce((select sum(likes)::int from count_changes where post_id = p.id), 0)
        - (select count(*)::int from likes where post_id = p.id and user_id ${IS_IGNORED}) as count,
      ${toNames(`
        select user_id, liked_at as at from likes where post_id = p.id and user_id ${IS_NOT_IGNORED}
        order by liked_at desc, user_id limit ${NAMES_MAX}`)} as names,
      'post' as type, p.id::text as id, p.body::json ->> 'title' as title, null::int as step
    from posts p join post_counts counted on counted.post_id = p.id where p.id = page.target`,
};

/** Comments on the recipient's posts, and answers to their comments under other posts. No comment is in both. */
const comments: Source = {
  kind: 'comments',
  groups: `
    (select mine.id as target, newest.at
    from (select id from posts where author_id = $1 order by created_at desc, id desc limit ${THINGS_MAX}) mine
      cross join lateral (
        select created_at as at from comments
        where post_id = mine.id and not hidden and (author_id is null or author_id ${IS_NOT_IGNORED})
          and created_at > ${CUTOFF}
        order by created_at desc, id desc limit 1
      ) newest)
    union all
    (select post_id as target, max(replies.created_at) as at
    from (
      select post_id, created_at from comments
      where answered_id = $1 and not hidden and (author_id is null or author_id ${IS_NOT_IGNORED})
        and created_at > ${CUTOFF}
      order by created_at desc, id desc limit ${REPLIES_MAX}
    ) replies join posts on posts.id = post_id
    where posts.author_id is distinct from $1 and (posts.author_id is null or posts.author_id ${IS_NOT_IGNORED}) and not posts.hidden
    group by post_id)`,
  // Counts each member once, and each comment of a former member separately.
  details: `
    select people.count, people.names, case when p.author_id = $1 then 'post' else 'answered' end as type, p.id::text as id, p.body::json ->> 'title' as title, null::int as step
    from posts p cross join lateral (
      with commenters as (
        select author_id as user_id, max(created_at) as at from (
          select * from comments
          where post_id = p.id and (p.author_id = $1 or answered_id = $1) and not hidden
            and (author_id is null or author_id ${IS_NOT_IGNORED})
          order by created_at desc, id desc limit ${COMMENTS_COUNTED}
        ) newest group by author_id, case when author_id is null then id end
      )
      select (select count(*)::int from commenters) as count,
        ${toNames(`select user_id, at from commenters order by at desc limit ${NAMES_MAX}`)} as names
    ) people where p.id = page.target`,
};

const follows: Source = {
  kind: 'follows',
  groups: `
    select $1::uuid as target, at from (
      select created_at as at from follows where followed_id = $1 and follower_id ${IS_NOT_IGNORED}
      order by position desc limit 1
    ) newest where at > ${CUTOFF}`,
  details: `
    select me.follower_count - ignored_followers.count as count,
      ${toNames(`
        select follower_id as user_id, created_at as at from follows where followed_id = $1 and follower_id ${IS_NOT_IGNORED}
        order by position desc limit ${NAMES_MAX}`)} as names,
      'member' as type, one.id::text as id, one.name as title, null::int as step
    from users me
      cross join lateral (
        select count(*)::int as count from follows where followed_id = $1 and follower_id ${IS_IGNORED}
      ) ignored_followers
      join users one on one.id = case when me.follower_count - ignored_followers.count = 1
        then (select follower_id from follows where followed_id = $1 and follower_id ${IS_NOT_IGNORED}) else me.id end
    where me.id = $1`,
};

const tips: Source = {
  kind: 'tips',
  groups: `
    select mine.id as target, newest.at
    from (select id from tips where author_id = $1 limit ${THINGS_MAX}) mine
      cross join lateral (
        select liked_at as at from tip_likes
        where tip_id = mine.id and user_id ${IS_NOT_IGNORED} and liked_at > ${CUTOFF}
        order by liked_at desc, user_id limit 1
      ) newest`,
  details: `
    select t.like_count - (select count(*)::int from tip_likes where tip_id = t.id and user_id ${IS_IGNORED}) as count,
      ${toNames(`
        select user_id, liked_at as at from tip_likes where tip_id = t.id and user_id ${IS_NOT_IGNORED}
        order by liked_at desc, user_id limit ${NAMES_MAX}`)} as names,
      'recipe' as type, t.recipe_id as id, coalesce(r.name, '') as title, t.step
    from tips t left join recipes r on r.id = t.recipe_id where t.id = page.target`,
};

/** The recipient's posts that moderators have hidden. Deleted posts are left out, because there is nothing to open. */
const moderation: Source = {
  kind: 'moderation',
  groups: `
    select thing_id as target, max(done.created_at) as at
    from moderation_actions done join posts on posts.id = thing_id and posts.hidden
    where member_id = $1 and kind = 'post' and done.created_at > ${CUTOFF} group by thing_id`,
  details: `
    select 1 as count, '{}'::text[] as names, 'post' as type, p.id::text as id, p.body::json ->> 'title' as title, null::int as step
    from posts p where p.id = page.target`,
};

export const SOURCES: readonly Source[] = [likes, comments, follows, tips, moderation];
