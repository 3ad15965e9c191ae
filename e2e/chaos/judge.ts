import type { Post } from '#contract/post/schema.ts';
import type { OutboxRow } from '#offline/outbox/rows.ts';
import { judgeTips } from './judge-tips.ts';
import type { Member } from './member.ts';
import type { Verdict } from './verdict.ts';
import type { Writer, WrittenPost } from './writer.ts';

/** Compares the server's data with the promised writes. `waiting` contains the rows left on the phones. */
export async function judge(
  writer: Writer,
  members: readonly Member[],
  waiting: readonly OutboxRow[],
): Promise<Verdict> {
  const verdict: Verdict = { lost: [], doubled: [], outOfOrder: [], wrongName: [] };
  judgeLeft(writer, waiting, verdict);
  for (const member of members) {
    await judgePosts(writer, member, verdict);
    await judgeMarks(writer, member, members, verdict);
  }
  for (const post of writer.posts.filter(({ isDeleted }) => !isDeleted)) {
    const reader = members[0];
    if (reader) await judgeThread(post, members, reader, verdict);
  }
  await judgeTips(writer.tips.tips, members, verdict);
  return verdict;
}

/** Only refused text on a deleted post may still wait, and all of it must. */
function judgeLeft(writer: Writer, waiting: readonly OutboxRow[], { lost }: Verdict): void {
  const deletedIds = new Set(writer.posts.filter(({ isDeleted }) => isDeleted).map(({ id }) => id));
  for (const { command, state, error } of waiting) {
    const isExcused =
      state === 'failed' &&
      'postId' in command &&
      deletedIds.has(command.postId) &&
      error?.status === 404;
    if (!isExcused) lost.push(`still waits: ${JSON.stringify({ command, state, error })}`);
  }
}

async function judgePosts(writer: Writer, member: Member, verdict: Verdict): Promise<void> {
  const wanted = writer.posts.filter(({ by, isDeleted }) => by === member.id && !isDeleted);
  const found = await member.fetchPostsOf(member.id);
  for (const post of wanted) {
    const there = found.filter(({ title }) => title === post.title);
    if (there.length === 0) verdict.lost.push(`post ${post.title}`);
    if (there.length > 1) verdict.doubled.push(`post ${post.title}`);
    if (post.hasPicture && there[0] && !there[0].image) {
      verdict.lost.push(`picture of ${post.title}`);
    }
  }
  for (const { _id, title } of found) {
    if (!title.startsWith(`${member.name} `)) {
      verdict.wrongName.push(`${title} as ${member.name}`);
    } else if (!wanted.some(({ id }) => id === _id)) {
      verdict.doubled.push(`not expected: ${title}`);
    }
  }
}

async function judgeThread(
  post: WrittenPost,
  members: readonly Member[],
  reader: Member,
  verdict: Verdict,
): Promise<void> {
  const { comments, likeCount, likes } = await reader.fetchPost(post.id).catch(() => NOTHING);
  for (const member of members) {
    const wanted = post.comments.filter(({ by, isDeleted }) => by === member.id && !isDeleted);
    const there = comments.filter(({ authorId }) => authorId === member.id);
    const texts = there.map(({ content }) => content);
    for (const { text } of wanted) {
      const times = texts.filter((each) => each === text).length;
      if (times === 0) verdict.lost.push(`comment ${text}`);
      if (times > 1) verdict.doubled.push(`comment ${text}`);
    }
    const known = new Set(wanted.map(({ text }) => text));
    for (const text of texts) {
      if (!text.startsWith(`${member.name} `)) verdict.wrongName.push(`comment ${text}`);
      else if (!known.has(text)) verdict.doubled.push(`not expected: comment ${text}`);
    }
    const order = wanted.map(({ text }) => text).filter((text) => texts.includes(text));
    const isInOrder = order.every(
      (text, at) => texts.filter((each) => known.has(each))[at] === text,
    );
    if (!isInOrder) verdict.outOfOrder.push(`${texts.join(', ')} of ${order.join(', ')}`);
    if ((post.likes.get(member.id) ?? false) !== likes.includes(member.id)) {
      verdict.lost.push(`like of ${member.name} on ${post.title}`);
    }
  }
  const wished = [...post.likes.values()].filter(Boolean).length;
  if (likeCount !== wished)
    verdict.doubled.push(`${likeCount} likes of ${wished} on ${post.title}`);
}

const NOTHING: Pick<Post, 'comments' | 'likeCount' | 'likes'> = {
  comments: [],
  likeCount: 0,
  likes: [],
};

async function judgeMarks(
  writer: Writer,
  member: Member,
  members: readonly Member[],
  { lost }: Verdict,
): Promise<void> {
  const me = await member.fetchMe();
  const follows = await member.fetchFollowed();
  const lists = [
    [writer.favorites, me.favorites],
    [writer.saved, me.savedRecipes],
    [writer.follows, follows],
  ] as const;
  for (const [wishes, there] of lists) {
    for (const [name, on] of wishes) {
      const [id, what = ''] = name.split(' ');
      if (id === member.id && there.includes(what) !== on) lost.push(`${name} ${on}`);
    }
  }
  const bio = writer.bios.get(member.id);
  if (bio !== undefined && me.bio !== bio) lost.push(`bio ${bio}, is ${me.bio}`);
  const followers = members.filter(({ id }) => writer.follows.get(`${id} ${member.id}`)).length;
  if (me.followerCount !== followers) lost.push(`${me.followerCount} followers of ${followers}`);
}
