import { expect, test } from 'vitest';
import type { Command } from '#contract/writes.ts';
import type { Receipt } from '#offline/outbox/receipts.ts';
import { type OutboxRow, toFreshRow } from '#offline/outbox/rows.ts';
import { overlayMe } from './me.ts';
import { listPendingWrites, type PendingWrite } from './pending.ts';
import { overlayFollowers, overlayPeople, overlayProfile } from './people.ts';
import { overlayPost, overlayPosts } from './posts.ts';

const me = { id: 'ana', name: 'Ana' };
const post = { _id: 'p', title: 'Soup', likes: ['eve'], likeCount: 1, commentCount: 0 };
const like: Command = { op: 'like.set', postId: 'p', on: true };

function toRow(command: Command, more: Partial<OutboxRow> = {}): OutboxRow {
  const row = toFreshRow('ana', command, { key: 'k', now: 50, bytes: 1, deps: [] });
  return { ...row, seq: 1, ...more };
}
function toWaiting(command: Command, more: Partial<OutboxRow> = {}): PendingWrite[] {
  return listPendingWrites({ rows: [toRow(command, more)], receipts: [] }, 0);
}
function toAccepted(
  command: Command,
  at: number,
  requestedAt: number,
  vanished = false,
): PendingWrite[] {
  const receipt: Receipt = { userId: 'ana', key: 'k', entity: 'post:p', command, vanished, at };
  return listPendingWrites({ rows: [], receipts: [receipt] }, requestedAt);
}

test('a waiting like shows at once, and stays until a list requested later shows it', () => {
  const liked = { likedByMe: true, likeCount: 2, likes: ['ana', 'eve'] };
  expect(overlayPost(post, toWaiting(like), me)).toMatchObject(liked);
  expect(overlayPost(post, toAccepted(like, 100, 90), me)).toMatchObject(liked);
  expect(overlayPost(post, toAccepted(like, 100, 110), me)).toMatchObject({ likeCount: 1 });
});

test('a like that the server already counts is not counted twice', () => {
  const counted = { ...post, likes: ['ana', 'eve'], likeCount: 2, likedByMe: true };
  expect(overlayPost(counted, toWaiting(like, { sent: true }), me)).toMatchObject({ likeCount: 2 });
});

test('a refused like, and one on a deleted post, show the state of the server', () => {
  expect(overlayPost(post, toWaiting(like, { state: 'failed' }), me)).toMatchObject({
    likeCount: 1,
  });
  expect(overlayPost(post, toAccepted(like, 100, 90, true), me)).toMatchObject({ likeCount: 1 });
});

test('an unsent post comes first, with the comments written on it since', () => {
  const rows = [
    toRow({ op: 'post.create', post: { _id: 'n', title: 'Stew', content: 'Hot' } }),
    toRow({ op: 'comment.add', postId: 'n', commentId: 'c', content: 'Yum' }, { seq: 2 }),
  ];
  const pending = listPendingWrites({ rows, receipts: [] }, 0);
  const shown = overlayPosts([post], pending, { me, withOwn: true });
  expect(shown.map(({ _id }) => _id)).toEqual(['n', 'p']);
  expect(shown[0]).toMatchObject({ commentCount: 1, delivery: { seq: 1, state: 'waiting' } });
  expect(overlayPosts([post], pending, { me, withOwn: false })).toHaveLength(1);
});

test('a deleted post disappears at once; a refused deletion restores it', () => {
  const remove: Command = { op: 'post.delete', postId: 'p' };
  expect(overlayPost(post, toWaiting(remove), me)).toBeUndefined();
  expect(overlayPost(post, toWaiting(remove, { state: 'failed' }), me)).toMatchObject({ _id: 'p' });
});

test('an edit shows while it waits; a refused one shows the server’s text with the error', () => {
  const edit: Command = {
    op: 'post.update',
    postId: 'p',
    changes: { title: 'Stew' },
    baseVersion: null,
  };
  expect(overlayPost(post, toWaiting(edit), me)).toMatchObject({ title: 'Stew' });
  const error = { status: 409, code: 'stale', message: 'Changed elsewhere' };
  expect(overlayPost(post, toWaiting(edit, { state: 'failed', error }), me)).toMatchObject({
    title: 'Soup',
    delivery: { state: 'failed', error },
  });
});

test('comments keep their order with the viewer’s last, a refused one has its error, a deleted one is missing', () => {
  const eve = { author: 'Eve', authorId: 'eve', avatar: '' };
  const hers = { _id: 'h', ...eve, content: 'Hm', createdAt: '2026-03-01' };
  const whole = { ...post, comments: [hers], commentCount: 1 };
  const add: Command = { op: 'comment.add', postId: 'p', commentId: 'c', content: 'Yum' };
  expect(overlayPost(whole, toWaiting(add, { state: 'failed' }), me)).toMatchObject({
    commentCount: 2,
    comments: [{ _id: 'h' }, { _id: 'c', author: 'Ana', delivery: { state: 'failed' } }],
  });
  const remove: Command = { op: 'comment.delete', postId: 'p', commentId: 'h' };
  expect(overlayPost(whole, toWaiting(remove), me)).toMatchObject({
    commentCount: 0,
    comments: [],
  });
});

test('name, bio, favourites, saved recipes and followed users show pending writes', () => {
  const user = {
    name: 'Ana',
    bio: '',
    favorites: ['Pho'],
    savedRecipes: ['Mole'],
    following: ['ben'],
    followingCount: 1,
  };
  const rows = [
    toRow({ op: 'favorite.set', recipeName: 'Pho', on: false }),
    toRow({ op: 'favorite.set', recipeName: 'Udon', on: true }),
    toRow({ op: 'saved.set', recipeName: 'Mole', on: true }),
    toRow({ op: 'profile.update', changes: { bio: 'Cook' } }),
    toRow({ op: 'follow.set', userId: 'eve', on: true }),
    toRow({ op: 'follow.set', userId: 'ben', on: true }),
    toRow({ op: 'follow.set', userId: 'ben', on: false }),
  ];
  expect(overlayMe(user, listPendingWrites({ rows, receipts: [] }, 0))).toEqual({
    ...user,
    bio: 'Cook',
    favorites: ['Udon'],
    following: ['eve'],
  });
});

const follow: Command = { op: 'follow.set', userId: 'eve', on: true };
const unfollow: Command = { ...follow, on: false };

test('following a member counts once', () => {
  const pending = toWaiting(follow);
  const profile = { id: 'eve', followers: ['ben'], followerCount: 1, followedByMe: false };
  const followed = { ...profile, followers: ['ana', 'ben'], followerCount: 2, followedByMe: true };
  expect(overlayProfile(profile, pending, 'ana')).toEqual(followed);
  expect(overlayProfile(followed, pending, 'ana')).toEqual(followed);
  expect(overlayProfile(followed, toWaiting(unfollow), 'ana')).toEqual(profile);
});

test('a follower beyond the listed newest ones is not counted again', () => {
  const crowd = { id: 'eve', followers: ['ben'], followerCount: 900, followedByMe: true };
  expect(overlayProfile(crowd, toWaiting(follow), 'ana')).toEqual(crowd);
  expect(overlayProfile(crowd, toWaiting(unfollow), 'ana')).toMatchObject({ followerCount: 899 });
});

test('the follower list shows the viewer first after a follow, and no longer after an unfollow', () => {
  const ben = { id: 'ben', isFriend: false };
  const ana = { id: 'ana', isFriend: true };
  const eves = { userId: 'eve', me: ana };
  expect(overlayFollowers([ben], toWaiting(follow), eves)).toEqual([ana, ben]);
  expect(overlayFollowers([ben, ana], toWaiting(follow), eves)).toEqual([ben, ana]);
  expect(overlayFollowers([ben, ana], toWaiting(unfollow), eves)).toEqual([ben]);
  expect(overlayFollowers([ben], toWaiting(follow, { state: 'failed' }), eves)).toEqual([ben]);
});

test('in the viewer’s lists, friend marks change with the followed users', () => {
  const eve = { id: 'eve', isFriend: true, followedByMe: true };
  const left = { ...eve, followedByMe: false };
  const unfollowed = { ...left, isFriend: false };
  expect(overlayPeople([eve], toWaiting(unfollow), 'others')).toEqual([unfollowed]);
  expect(overlayPeople([unfollowed], toWaiting(follow), 'followers')).toEqual([eve]);
  expect(overlayPeople([eve], toWaiting(unfollow))).toEqual([left]);
});

const AT = '2026-03-01';

test('a deleted comment with replies becomes a placeholder, which is removed with the last reply', () => {
  const toComment = (_id: string, replyTo?: string) => ({
    _id,
    author: 'Eve',
    authorId: 'eve',
    avatar: '',
    content: 'Mm',
    createdAt: AT,
    ...(replyTo !== undefined && { replyTo }),
  });
  const comments = [toComment('h'), toComment('r', 'h'), toComment('s', 'h')];
  const toShown = (...ids: string[]) =>
    overlayPost(
      { ...post, comments, commentCount: 3 },
      listPendingWrites(
        {
          rows: ids.map((commentId, at) =>
            toRow({ op: 'comment.delete', postId: 'p', commentId }, { seq: at + 1 }),
          ),
          receipts: [],
        },
        0,
      ),
      me,
    );
  const place = { _id: 'h', author: '', authorId: '', avatar: '', content: '', createdAt: AT };
  expect(toShown('h')).toMatchObject({
    commentCount: 2,
    comments: [{ ...place, deleted: true }, { _id: 'r' }, { _id: 's' }],
  });
  expect(toShown('h', 'r', 's')).toMatchObject({ commentCount: 0, comments: [] });
  expect(toShown('r')?.comments?.map(({ _id }) => _id)).toEqual(['h', 's']);
});
