import type { Pool, PoolClient } from 'pg';
import type { CurrentUser, CurrentUserAnswer, PublicUser } from '#contract/account/user.ts';
import type { MyDiet } from '#contract/diet/schema.ts';
import { toTextKey } from '#contract/platform/text-key.ts';
import { IDS_SHOWN } from '#contract/post/limits.ts';
import type { PushSettings } from '#contract/push/settings.ts';
import { toAvatarAddress } from '#contract/upload/schema.ts';
import { Problem } from '#server/platform/problem.ts';
import { isUuid } from '#server/platform/uuid.ts';
import {
  toInvisibleMembers,
  toIsBlockedBetween,
  toIsMemberVisible,
  type Viewer,
} from '#server/platform/visibility.ts';
import * as memberTexts from '#texts/member.ts';

/** SQL: true if `one` follows `another`. */
export function toFollows(one: string, another: string): string {
  return `exists (select from follows who where who.follower_id = ${one} and who.followed_id = ${another})`;
}

interface PublicRow {
  id: string;
  name: string;
  bio: string;
  createdAt: Date;
  avatarId: string | null;
  followerCount: number;
  followingCount: number;
  postCount: number;
  reviews: number;
  followers: string[];
  following: string[];
}

interface OwnRow extends PublicRow {
  email: string;
  emailVerified: boolean;
  favorites: string[];
  savedRecipes: string[];
  recipeNotes: { recipeId: string; text: string }[];
  blocked: string[];
  hiddenPosts: string[];
  pushSettings: PushSettings | null;
  diet: MyDiet | null;
  isModerator: boolean;
}

const toNewest = (who: string, of: string, reader: string) =>
  `array(select ${who} from follows where ${of} = users.id and ${who} not in ${toInvisibleMembers(reader)}
    order by position desc limit ${IDS_SHOWN})`;
const toUnseenCount = (who: string, of: string, reader: string) =>
  `(select count(*)::int from follows where ${of} = users.id and ${who} in ${toInvisibleMembers(reader)})`;
/** SQL columns of a `PublicRow` for a reader (null for a visitor). */
const toPublicColumns = (
  reader: string,
) => `id, name, bio, created_at as "createdAt", avatar_id as "avatarId",
  follower_count - ${toUnseenCount('follower_id', 'followed_id', reader)} as "followerCount",
  following_count - ${toUnseenCount('followed_id', 'follower_id', reader)} as "followingCount",
  post_count as "postCount", review_count as reviews,
  ${toNewest('follower_id', 'followed_id', reader)} as followers,
  ${toNewest('followed_id', 'follower_id', reader)} as following`;
const RECIPE_NAMES = (list: string) =>
  `array(select recipe_name from kept_recipes where user_id = users.id and list = '${list}' order by position desc)`;

const RECIPE_NOTES = `(select coalesce(json_agg(json_build_object('recipeId', recipe_id, 'text', text)
  order by changed_at desc), '[]') from recipe_notes where user_id = users.id)`;

const PUSH_SETTINGS = `(select json_build_object('on', is_on, 'kinds', kinds, 'quiet',
    case when quiet_from is not null then json_build_object('from', quiet_from, 'to', quiet_to) end, 'timeZone', time_zone)
  from push_settings where user_id = users.id)`;

const DIET = `(select json_build_object('allergens', allergens, 'diets', diets)
  from member_diets where user_id = users.id)`;

/** The caller's own profile. Throws a 404 with "User not found" if the account was deleted. */
export async function findCurrentUser(
  client: Pool | PoolClient,
  userId: string,
): Promise<CurrentUser> {
  const { rows } = await client.query<OwnRow>({
    name: 'user-own',
    text: `select ${toPublicColumns('$1::uuid')}, email, email_verified_at is not null as "emailVerified", ${RECIPE_NAMES('favorites')} as favorites,
      ${RECIPE_NAMES('saved')} as "savedRecipes", ${RECIPE_NOTES} as "recipeNotes",
      array(select blocked_id from blocks where blocker_id = users.id order by created_at desc) as blocked,
      array(select post_id from hidden_posts where user_id = users.id order by hidden_at desc, post_id) as "hiddenPosts",
      ${PUSH_SETTINGS} as "pushSettings", ${DIET} as diet,
      exists (select from standings where user_id = users.id and is_moderator) as "isModerator"
      from users where id = $1`,
    values: [userId],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem(404, memberTexts.userNotFound);
  const {
    email,
    emailVerified,
    favorites,
    savedRecipes,
    recipeNotes,
    blocked,
    hiddenPosts,
    pushSettings,
    diet,
    isModerator,
  } = row;
  const own = {
    email,
    emailVerified,
    favorites: toDifferent(favorites),
    savedRecipes: toDifferent(savedRecipes),
    recipeNotes,
    blocked,
    hiddenPosts,
    diet,
  };
  return {
    ...toPublicUser(row),
    ...own,
    ...(pushSettings && { pushSettings }),
    ...(isModerator && { isModerator }),
  };
}

/** Earlier versions stored every spelling of a name. */
function toDifferent(names: readonly string[]): string[] {
  const keys = new Set<string>();
  return names.filter((name) => {
    const key = toTextKey(name);
    return !keys.has(key) && keys.add(key);
  });
}

/** The response of every write that changes the caller's profile. */
export async function findOwnAnswer(
  client: Pool | PoolClient,
  userId: string,
): Promise<CurrentUserAnswer> {
  return { user: await findCurrentUser(client, userId) };
}

/** Like `findMember`, but throws a 404 if there is no such member. */
export async function findPublicUser(
  pool: Pool,
  userId: string,
  reader: Viewer,
): Promise<PublicUser> {
  const user = await findMember(pool, userId, reader);
  if (user === undefined) throw new Problem(404, memberTexts.userNotFound);
  return user;
}

/**
 * The public profile with the follows between the member and the viewer. Undefined also if a block separates the two.
 */
export async function findMember(
  pool: Pool,
  userId: string,
  { viewerId, personalViewerId }: Viewer = { viewerId: undefined, personalViewerId: undefined },
): Promise<PublicUser | undefined> {
  const { rows } = isUuid(userId)
    ? await pool.query<PublicRow & { followedByMe: boolean; followsMe: boolean }>({
        name: 'user-public',
        text: `select ${toPublicColumns('$3::uuid')}, ${toFollows('$2', '$1')} as "followedByMe",
          ${toFollows('$1', '$2')} as "followsMe" from users
          where id = $1 and not ${toIsBlockedBetween('$3::uuid', 'id')} and ${toIsMemberVisible('id', '$2::uuid')}`,
        values: [userId, viewerId, personalViewerId],
      })
    : { rows: [] };
  const [row] = rows;
  if (row === undefined) return undefined;
  const user = toPublicUser(row);
  if (viewerId === undefined || viewerId === row.id) return user;
  const { followedByMe, followsMe } = row;
  const followers = followedByMe ? toFirst(viewerId, user.followers) : user.followers;
  return { ...user, followers, followedByMe, followsMe };
}

function toFirst(id: string, ids: readonly string[]): string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, IDS_SHOWN);
}

function toPublicUser(row: PublicRow): PublicUser {
  const { id, name, bio, createdAt, avatarId, reviews, postCount } = row;
  const { followers, following, followerCount, followingCount } = row;
  return {
    id,
    _id: id,
    name,
    avatar: toAvatarAddress(avatarId),
    bio,
    createdAt: createdAt.toISOString(),
    reviews,
    followers,
    following,
    followerCount,
    followingCount,
    postCount,
  };
}
