import { addChanges, EMPTY_LIST } from '#contract/list/state.ts';
import { toDefinition } from '#contract/writes.ts';
import { overlayCookbook } from '#domain/overlay/cookbook.ts';
import type { Views } from '#domain/overlay/define-example.ts';
import { overlayLists } from '#domain/overlay/lists.ts';
import { overlayMe } from '#domain/overlay/me.ts';
import { toReadUntil } from '#domain/overlay/notifications.ts';
import { listPendingWrites, type PendingWrite } from '#domain/overlay/pending.ts';
import { overlayProfile } from '#domain/overlay/people.ts';
import { overlayPosts } from '#domain/overlay/posts.ts';
import { overlayTips } from '#domain/overlay/tips.ts';
import type { TipView } from '#domain/overlay/views.ts';
import { toExample } from '#domain/writes.ts';
import type { Ids } from '#offline/outbox/ids.ts';
import { toMadeId, toNeededIds } from '#offline/outbox/ids-of.ts';
import type { Receipt } from '#offline/outbox/receipts.ts';
import type { OutboxRow } from '#offline/outbox/rows.ts';
import type { Phone } from './phone.ts';
import type { Post } from './wire.ts';
import { toWishKey, type Writer } from './writer.ts';

interface Waiting {
  rows: readonly OutboxRow[];
  receipts: readonly Receipt[];
  ids: Ids;
}

/**
 * Describes the first difference between the wishes of the user and the current server state with all pending writes
 * applied.
 */
export function findWrongViews(phone: Phone, writer: Writer, waiting: Waiting): string | undefined {
  const { user } = phone;
  const { rows, ids } = waiting;
  const pending = listPendingWrites(waiting, phone.clock, phone.clock);
  const views = toViews(phone, pending, ids);
  const toLatest = (id: string) => ids.toLatest(id);
  const failed = rows.filter(({ state }) => state === 'failed').map(({ command }) => command);
  const refused = new Set(failed.map(toWishKey));
  const disputed = new Set(failed.flatMap(toNeededIds).map(toLatest));

  for (const { userId, command } of writer.wishes.values()) {
    if (userId !== user || refused.has(toWishKey(command))) continue;
    if (refused.has(toWishKey(toDefinition(command).ids.replace(command, toLatest)))) continue;
    if (toExample(command).isShown(command, views) === false) {
      return `not shown: ${JSON.stringify(command)}`;
    }
  }
  for (const { userId, command, isRemoved } of writer.made) {
    const id = toLatest(toMadeId(command) ?? '');
    if (userId !== user || isRemoved || writer.elsewhere.has(id) || disputed.has(id)) continue;
    if (toExample(command).isShown(command, views) === false) {
      return `not shown: ${JSON.stringify(command)}`;
    }
  }
  const twice = views.listed.find((id, at) => views.listed.indexOf(id) !== at);
  return twice === undefined ? undefined : `${twice} is shown twice`;
}

function toViews(
  phone: Phone,
  pending: readonly PendingWrite[],
  ids: Ids,
): Views & { listed: readonly string[] } {
  const { server, user } = phone;
  const list = (kind: string) =>
    [...server.marks]
      .filter((mark) => mark.startsWith(`${user} ${kind}:`))
      .map((mark) => mark.slice(mark.indexOf(':') + 1));
  const following = list('follow');
  const me = overlayMe(
    {
      name: user,
      bio: server.profiles.get(user),
      favorites: list('favorites'),
      savedRecipes: list('saved-recipes'),
      recipeNotes: [...server.notes]
        .filter(([key]) => key.startsWith(`${user} `))
        .map(([key, text]) => ({ recipeId: key.slice(user.length + 1), text })),
      blocked: list('block'),
      hiddenPosts: list('hide'),
      diet: server.diets.get(user) ?? null,
      pushSettings: server.pushSettings.get(user),
      following,
      followingCount: following.length,
    },
    pending,
  );
  const posts = overlayPosts(
    [...server.posts].map(([id, post]) => toShown(id, post, phone)),
    pending,
    { me: { id: user, name: user }, withOwn: true },
  );
  const lists = overlayLists(
    [...server.lists].map(([id, model]) => ({
      list: model.toList(id),
      state: addChanges(EMPTY_LIST, model.toChanges(id)),
      deliveries: new Map(),
    })),
    pending,
    { id: user, name: user },
  );
  const recipes = overlayCookbook(
    server
      .toCookbook(user)
      .toChanges()
      .recipes.map((recipe) => ({ recipe })),
    pending,
    { id: user, name: user },
  );
  return {
    me,
    listed: posts.map(({ _id }) => _id),
    latest: (id) => ids.toLatest(id),
    tips: (recipeId) =>
      overlayTips(listTips(recipeId, phone), pending, recipeId, { id: user, name: user }),
    list: (id) => lists.find((view) => view.list._id === ids.toLatest(id)),
    cookbook: (id) => recipes.find(({ recipe }) => recipe._id === ids.toLatest(id)),
    post: (id) => posts.find(({ _id }) => _id === ids.toLatest(id)),
    readUntil: toReadUntil(pending, server.readUntil.get(user)),
    follows: (id) => {
      const followers = following.includes(id) ? [user] : [];
      const profile = { id, followers, followerCount: followers.length };
      return overlayProfile(profile, pending, user).followers.includes(user);
    },
  };
}

function toShown(
  _id: string,
  { title, author, dish, images, comments }: Post,
  { server, user }: Phone,
) {
  const likedByMe = server.marks.has(`${user} like:${_id}`);
  return {
    _id,
    title,
    author,
    recipeId: dish.recipeId ?? undefined,
    rating: dish.rating ?? undefined,
    images,
    likes: likedByMe ? [user] : [],
    likedByMe,
    likeCount: likedByMe ? 1 : 0,
    commentCount: comments.size,
    comments: [...comments].map(([id, content]) => ({
      _id: id,
      content,
      author: '',
      authorId: '',
      avatar: '',
      createdAt: '',
    })),
  };
}

function listTips(recipeId: string, { server, user }: Phone): TipView[] {
  return [...server.tips]
    .filter(([, tip]) => tip.recipeId === recipeId)
    .map(([_id, { author, step, content }]) => {
      const likedByMe = server.marks.has(`${user} tip-like:${_id}`);
      const likeCount = likedByMe ? 1 : 0;
      return { _id, step, content, author, authorId: author, createdAt: '', likeCount, likedByMe };
    });
}
