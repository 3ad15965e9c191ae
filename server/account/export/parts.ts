import {
  toInvisibleMembers,
  toIsBlockedBetween,
  toIsVisible,
} from '#server/platform/visibility.ts';
import * as exportTexts from '#texts/export.ts';
import { toCookbookFile } from './cookbook-file.ts';

/** One file of the archive of a member. In its SQL, `$1` is the member, and the result is one JSON value. */
export interface Part {
  file: string;
  about: string;
  /** The columns in its SQL that refer to the member. A test compares all of them with the columns of the database. */
  covers: readonly string[];
  sql: string;
  /** Converts the value of the SQL. */
  convert?: (value: unknown) => unknown;
}

/** SQL: a JSON array of the rows of `from`. */
const toList = (row: string, from: string, order: string) =>
  `(select coalesce(json_agg(${row} order by ${order}), '[]') from ${from})`;
const toRow = (...fields: string[]) =>
  `json_build_object(${fields.map((field) => toField(field)).join(', ')})`;

/** 'created_at as createdAt' -> 'createdAt', created_at; 'users.id' -> 'id', users.id */
function toField(field: string): string {
  const [value = '', key = value.slice(value.indexOf('.') + 1)] = field.split(' as ');
  return `'${key}', ${value}`;
}

/** SQL: true if the member can read this post now. */
const IS_READABLE = `(${toIsVisible('posts', '$1::uuid')} and not ${toIsBlockedBetween('$1::uuid', 'posts.author_id')})`;
/** SQL: `value`, or null if the member cannot read the post or tip now. */
const ifReadable = (readable: string, value: string) => `case when ${readable} then ${value} end`;
const IS_READABLE_TIP = `(${toIsVisible('tips', '$1::uuid')} and not ${toIsBlockedBetween('$1::uuid', 'tips.author_id')})`;

const FILE = `upload_id || '.webp'`;

export const PARTS: readonly Part[] = [
  {
    file: 'profile.json',
    about: exportTexts.about.profile,
    covers: ['standings.user_id'],
    sql: `select ${toRow(
      'id',
      'name',
      'email',
      'bio',
      'email_verified_at as emailConfirmedAt',
      'created_at as joinedAt',
      `avatar_id || '.512.webp' as avatar`,
      'coalesce(is_moderator, false) as isModerator',
      'suspended_for as suspendedFor',
    )} from users left join standings on user_id = id where id = $1`,
  },
  {
    file: 'posts.json',
    about: exportTexts.about.posts,
    covers: ['posts.author_id'],
    sql: `select ${toList(
      toRow(
        'body::json as post',
        '(select recipe from post_recipes where post_id = posts.id) as recipe',
        `coalesce(nullif(${toPictures()}::text, '[]')::json, ${toFirstPicture()}) as pictures`,
        'recipe_id as recipeId',
        'rating',
        'hidden',
        '(select count(*) from likes where post_id = posts.id) as likes',
      ),
      'posts where author_id = $1',
      'created_at, id',
    )}`,
  },
  {
    file: 'comments.json',
    about: exportTexts.about.comments,
    covers: ['comments.author_id'],
    sql: `select ${toList(
      toRow(
        'comments.id',
        'post_id as postId',
        `${ifReadable(IS_READABLE, `posts.body::json ->> 'title'`)} as postTitle`,
        'reply_to as replyTo',
        'content',
        'comments.created_at as createdAt',
        'edited_at as editedAt',
        'comments.hidden as hidden',
      ),
      'comments join posts on posts.id = post_id where comments.author_id = $1',
      'comments.created_at, comments.id',
    )}`,
  },
  {
    file: 'tips.json',
    about: exportTexts.about.tips,
    covers: ['tips.author_id'],
    sql: `select ${toList(
      toRow('id', 'recipe_id as recipeId', 'step', 'content', 'created_at as createdAt', 'hidden'),
      'tips where author_id = $1',
      'created_at, id',
    )}`,
  },
  {
    file: 'likes.json',
    about: exportTexts.about.likes,
    covers: ['likes.user_id', 'tip_likes.user_id'],
    sql: `select json_build_object('posts', ${toList(
      toRow(
        'post_id as postId',
        `${ifReadable(IS_READABLE, `body::json ->> 'title'`)} as title`,
        `${ifReadable(IS_READABLE, 'name')} as author`,
        'liked_at as likedAt',
      ),
      'likes join posts on posts.id = post_id left join users on users.id = author_id where user_id = $1',
      'liked_at',
    )}, 'tips', ${toList(
      toRow(
        'tip_id as tipId',
        'recipe_id as recipeId',
        'step',
        `${ifReadable(IS_READABLE_TIP, 'name')} as author`,
        'liked_at as likedAt',
      ),
      'tip_likes join tips on tips.id = tip_id left join users on users.id = author_id where user_id = $1',
      'liked_at',
    )})`,
  },
  {
    file: 'people.json',
    about: exportTexts.about.people,
    covers: ['follows.follower_id', 'follows.followed_id', 'blocks.blocker_id'],
    sql: `select json_build_object('following', ${toPeople('follows', 'follower_id', 'followed_id')},
      'followers', ${toPeople('follows', 'followed_id', 'follower_id')},
      'blocked', ${toPeople('blocks', 'blocker_id', 'blocked_id')})`,
  },
  {
    file: 'recipes.json',
    about: exportTexts.about.recipes,
    covers: ['kept_recipes.user_id', 'recipe_notes.user_id', 'cooks.user_id'],
    sql: `select json_build_object('favorites', ${toKept('favorites')}, 'saved', ${toKept('saved')},
      'notes', ${toList(
        toRow('recipe_id as recipeId', 'text', 'changed_at as changedAt'),
        'recipe_notes where user_id = $1',
        'changed_at',
      )},
      'cooked', ${toList(
        toRow('recipe_id as recipeId', 'rating'),
        'cooks where user_id = $1',
        'recipe_id',
      )})`,
  },
  {
    file: 'lists.json',
    about: exportTexts.about.lists,
    covers: [
      'lists.owner_id',
      'households.owner_id',
      'household_members.user_id',
      'household_invites.accepted_by',
      'list_needs.member_id',
      'list_ticks.member_id',
      'list_removals.member_id',
    ],
    sql: `select json_build_object('household', (select ${toRow(
      'name',
      'owner_id = $1 as isOwner',
      'joined_at as joinedAt',
      `exists (select from household_invites where accepted_by = $1 and household_id = households.id) as isInvited`,
    )} from household_members join households on households.id = household_id where user_id = $1),
    'lists', ${toList(
      toRow('id', 'name', 'household_id is not null as isShared', 'created_at as createdAt'),
      'lists where owner_id = $1 or household_id = (select household_id from household_members where user_id = $1)',
      'created_at, id',
    )},
    'needs', ${toList(toRow('list_id as listId', 'id', 'need', 'at'), 'list_needs where member_id = $1', 'at, id')},
    'ticks', ${toList(
      toRow('list_id as listId', 'need_id as needId', 'ticked', 'at'),
      'list_ticks where member_id = $1',
      'at, need_id',
    )},
    'removals', ${toList(
      toRow('list_id as listId', 'need_id as needId', 'at'),
      'list_removals where member_id = $1',
      'at, need_id',
    )})`,
  },
  {
    file: 'cookbook.json',
    about: exportTexts.about.cookbook,
    covers: ['cookbooks.user_id', 'cookbook_recipes.user_id', 'cookbook_removals.user_id'],
    sql: `select ${toList(
      toRow(
        'id as _id',
        'recipe',
        'visibility',
        `${toList(
          toRow(`'pictures/' || ${FILE} as url`, 'alt'),
          'cookbook_images where recipe_id = cookbook_recipes.id',
          'at',
        )} as images`,
        'created_at as createdAt',
        'updated_at as updatedAt',
      ),
      'cookbook_recipes where user_id = $1',
      'created_at, id',
    )}`,
    convert: toCookbookFile,
  },
  {
    file: 'pictures.json',
    about: exportTexts.about.pictures,
    covers: ['uploads.owner_id'],
    sql: `select ${toList(
      toRow(
        `id || case kind when 'avatar' then '.512.webp' else '.webp' end as file`,
        'kind',
        'width',
        'height',
        'created_at as uploadedAt',
      ),
      'uploads where owner_id = $1',
      'created_at, id',
    )}`,
  },
  {
    file: 'safety.json',
    about: exportTexts.about.safety,
    covers: ['reports.reporter_id', 'hidden_posts.user_id', 'moderation_actions.member_id'],
    sql: `select json_build_object('reports', ${toList(
      toRow(
        'kind',
        'thing_id as thingId',
        'reason',
        'text',
        'created_at as createdAt',
        'closed_at as closedAt',
      ),
      'reports where reporter_id = $1',
      'created_at',
    )}, 'hiddenPosts', ${toList(
      toRow(
        'post_id as postId',
        `${ifReadable(IS_READABLE, `body::json ->> 'title'`)} as title`,
        'hidden_at as hiddenAt',
      ),
      'hidden_posts join posts on posts.id = post_id where user_id = $1',
      'hidden_at',
    )}, 'decisions', ${toList(
      toRow('kind', 'thing_id as thingId', 'action', 'about', 'created_at as createdAt'),
      'moderation_actions where member_id = $1',
      'created_at',
    )})`,
  },
  {
    file: 'settings.json',
    about: exportTexts.about.settings,
    covers: [
      'notification_reads.user_id',
      'push_settings.user_id',
      'push_subscriptions.user_id',
      'known_devices.user_id',
      'member_diets.user_id',
    ],
    sql: `select json_build_object(
      'notificationsReadUntil', (select read_until from notification_reads where user_id = $1),
      'push', (select ${toRow(
        'is_on as on',
        'kinds',
        'quiet_from as quietFrom',
        'quiet_to as quietTo',
        'time_zone as timeZone',
      )} from push_settings where user_id = $1),
      'diet', (select ${toRow('allergens', 'diets')} from member_diets where user_id = $1),
      'browsers', ${toList(
        // The rest of the address is a secret that gives access to the browser.
        toRow(`substring(endpoint from '^https?://([^/]+)') as service`, 'used_at as lastUsedAt'),
        'push_subscriptions where user_id = $1',
        'used_at',
      )},
      'knownDevices', ${toList(
        toRow('used_at as lastSignedInAt'),
        'known_devices where user_id = $1',
        'used_at',
      )})`,
  },
  {
    file: 'devices.json',
    about: exportTexts.about.devices,
    covers: ['sessions.user_id'],
    sql: `select ${toList(
      toRow('device', 'created_at as signedInAt', 'used_at as lastUsedAt'),
      'sessions where user_id = $1',
      'created_at',
    )}`,
  },
];

function toPictures(): string {
  return toList(toRow(`${FILE} as file`, 'alt'), 'post_images where post_id = posts.id', 'at');
}

/** A post with one picture and no description stores the picture in its row (migration 040). */
function toFirstPicture(): string {
  return `case when image_id is null then '[]' else json_build_array(json_build_object('file', image_id || '.webp', 'alt', '')) end`;
}

function toPeople(table: 'follows' | 'blocks', own: string, other: string): string {
  // The list of blocks contains only members that this member has blocked.
  const isSeen = table === 'blocks' ? 'true' : `${other} not in ${toInvisibleMembers('$1::uuid')}`;
  return toList(
    toRow('users.id', 'name', `${table}.created_at as since`),
    `${table} join users on users.id = ${other} where ${own} = $1 and ${isSeen}`,
    `${table}.created_at`,
  );
}

function toKept(list: string): string {
  return toList('recipe_name', `kept_recipes where user_id = $1 and list = '${list}'`, 'position');
}
