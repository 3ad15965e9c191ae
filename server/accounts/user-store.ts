import type { Pool, PoolClient } from 'pg';
import { v7 } from 'uuid';
import { peopleTexts } from '../../contract/people-texts.ts';
import { IDS_SHOWN } from '../../contract/post-limits.ts';
import type { ProfileChange } from '../../contract/profile-change.ts';
import type { OwnUser, OwnUserAnswer, PublicUser } from '../../contract/user.ts';
import { toFollows } from '../people/list-store.ts';
import { toNameWords, updateNameWords } from '../people/name-words.ts';
import { Problem } from '../problem.ts';
import { toAvatarAddress } from '../uploads/files.ts';
import { isUuid } from '../uuid.ts';

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
  favorites: string[];
  savedRecipes: string[];
}

const NEWEST = (who: string, of: string) =>
  `array(select ${who} from follows where ${of} = users.id order by position desc limit ${IDS_SHOWN})`;
const PUBLIC = `id, name, bio, created_at as "createdAt", avatar_id as "avatarId",
  follower_count as "followerCount", following_count as "followingCount",
  post_count as "postCount", review_count as reviews,
  ${NEWEST('follower_id', 'followed_id')} as followers, ${NEWEST('followed_id', 'follower_id')} as following`;
const KEPT = (list: string) =>
  `array(select recipe_name from kept_recipes where user_id = users.id and list = '${list}' order by position desc)`;

export interface NewUser {
  name: string;
  email: string;
  passwordHash: string;
  tokenHash: Buffer;
}

export interface Account {
  id: string;
  passwordHash: string;
}

/** Compared in any letter case; kept as its owner wrote it. */
export function toEmailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** A new account and its first session; undefined where the email has an account already. */
export async function insertUser(pool: Pool, user: NewUser): Promise<string | undefined> {
  const { name, email, passwordHash, tokenHash } = user;
  const { rows } = await pool.query<{ id: string }>(
    `with born as (
       insert into users (id, name, email, email_key, password_hash)
       values ($1, $2, $3, $4, $5) on conflict (email_key) do nothing returning id
     ), findable as (
       insert into name_words (word, user_id) select unnest($7::text[]), id from born
     ) insert into sessions (token_hash, user_id) select $6, id from born returning user_id as id`,
    [v7(), name, email, toEmailKey(email), passwordHash, tokenHash, toNameWords(name)],
  );
  return rows[0]?.id;
}

export async function findAccount(pool: Pool, email: string): Promise<Account | undefined> {
  const { rows } = await pool.query<Account>({
    name: 'account-by-email',
    text: 'select id, password_hash as "passwordHash" from users where email_key = $1',
    values: [toEmailKey(email)],
  });
  return rows[0];
}

export async function findPasswordHash(pool: Pool, userId: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ hash: string }>(
    'select password_hash as hash from users where id = $1',
    [userId],
  );
  return rows[0]?.hash;
}

/** Oneself; throws the 404 of specification 8 where the account is gone. */
export async function findOwnUser(client: Pool | PoolClient, userId: string): Promise<OwnUser> {
  const { rows } = await client.query<OwnRow>({
    name: 'user-own',
    text: `select ${PUBLIC}, email, ${KEPT('favorites')} as favorites,
      ${KEPT('saved')} as "savedRecipes" from users where id = $1`,
    values: [userId],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem(404, peopleTexts.userNotFound);
  const { email, favorites, savedRecipes } = row;
  return { ...toPublicUser(row), email, favorites, savedRecipes };
}

/** What every write answers that changes something of oneself. */
export async function findOwnAnswer(
  client: Pool | PoolClient,
  userId: string,
): Promise<OwnUserAnswer> {
  return { user: await findOwnUser(client, userId) };
}

/** As `findMember`; throws a 404 where there is nobody. */
export async function findPublicUser(
  pool: Pool,
  userId: string,
  viewerId: string | undefined,
): Promise<PublicUser> {
  const user = await findMember(pool, userId, viewerId);
  if (user === undefined) throw new Problem(404, peopleTexts.userNotFound);
  return user;
}

/** Someone as everybody sees them, and how they stand to the one who asks. */
export async function findMember(
  pool: Pool,
  userId: string,
  viewerId?: string,
): Promise<PublicUser | undefined> {
  const { rows } = isUuid(userId)
    ? await pool.query<PublicRow & { followedByMe: boolean; followsMe: boolean }>({
        name: 'user-public',
        text: `select ${PUBLIC}, ${toFollows('$2', '$1')} as "followedByMe",
          ${toFollows('$1', '$2')} as "followsMe" from users where id = $1`,
        values: [userId, viewerId],
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

export async function updateProfile(
  client: PoolClient,
  userId: string,
  { name, bio }: ProfileChange,
): Promise<void> {
  await client.query(
    'update users set name = coalesce($2, name), bio = coalesce($3, bio) where id = $1',
    [userId, name, bio],
  );
  if (name !== undefined) await updateNameWords(client, userId, name);
}

/** False where the password is no longer the one it was held against: of two changes at once one is made. */
export async function updatePassword(
  client: PoolClient,
  userId: string,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    'update users set password_hash = $3 where id = $1 and password_hash = $2',
    [userId, before, after],
  );
  return rowCount === 1;
}

/** With it go sessions, kept recipes and stored answers. */
export async function deleteUser(client: PoolClient, userId: string): Promise<void> {
  await client.query('delete from users where id = $1', [userId]);
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
