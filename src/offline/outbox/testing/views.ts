import { toLaid } from '../../overlay/laid.ts';
import { overlayNames } from '../../overlay/marks.ts';
import { overlayProfile } from '../../overlay/people.ts';
import { overlayPost, overlayPosts } from '../../overlay/posts.ts';
import type { Ids } from '../ids.ts';
import type { Receipt } from '../receipts.ts';
import type { OutboxRow } from '../rows.ts';
import type { Phone } from './phone.ts';
import type { Post } from './wire.ts';
import { toMark, type Writer } from './writer.ts';

interface Waiting {
  rows: readonly OutboxRow[];
  receipts: readonly Receipt[];
  ids: Ids;
}

/** Where the server's answer of this moment with all that waits laid over it is not what the member wants. */
export function findWrongViews(phone: Phone, writer: Writer, waiting: Waiting): string | undefined {
  const { server, user } = phone;
  const { rows, ids } = waiting;
  const laid = toLaid(waiting, phone.clock, phone.clock);
  const me = { id: user, name: user };
  const failed = rows.filter(({ state }) => state === 'failed').map(({ command }) => command);
  const refused = new Set(failed.map((command) => toMark(user, command)));
  const listNames = (list: string) =>
    [...server.marks].filter((mark) => mark.startsWith(`${user} ${list}:`)).map(toName);

  function isOn(mark: string): boolean | undefined {
    const name = toName(mark);
    if (mark.includes(' favorites:')) {
      return overlayNames(listNames('favorites'), laid, 'favorite.set').includes(name);
    }
    if (mark.includes(' saved-recipes:')) {
      return overlayNames(listNames('saved-recipes'), laid, 'saved.set').includes(name);
    }
    if (mark.includes(' follow:')) {
      const followers = server.marks.has(mark) ? [user] : [];
      const profile = { id: name, followers, followerCount: followers.length };
      return overlayProfile(profile, laid, user).followers.includes(user);
    }
    const post = server.posts.get(ids.toLatest(name));
    return post && overlayPost(toShown(ids.toLatest(name), post, phone), laid, me)?.likedByMe;
  }

  for (const [mark, on] of writer.wishes) {
    if (!mark.startsWith(`${user} `) || refused.has(mark)) continue;
    const latest = mark.includes(' like:') ? `${user} like:${ids.toLatest(toName(mark))}` : mark;
    if (refused.has(latest)) continue;
    const shown = isOn(mark);
    if (shown !== undefined && shown !== on) return `${mark} shows ${shown}, wanted ${on}`;
  }

  const all = [...server.posts].map(([id, post]) => toShown(id, post, phone));
  const shown = overlayPosts(all, laid, { me, withOwn: true });
  for (const post of writer.posts) {
    const id = ids.toLatest(post.id);
    if (post.userId !== user || post.isDeleted || writer.elsewhere.has(id)) continue;
    if (failed.some((command) => 'postId' in command && command.postId === id)) continue;
    const here = shown.filter(({ _id }) => _id === id);
    if (here.length !== 1) return `the post ${post.title} is shown ${here.length} times`;
  }
  return undefined;
}

const toName = (mark: string) => mark.slice(mark.indexOf(':') + 1);

function toShown(_id: string, { title, author, comments }: Post, { server, user }: Phone) {
  const likedByMe = server.marks.has(`${user} like:${_id}`);
  return {
    _id,
    title,
    author,
    likes: likedByMe ? [user] : [],
    likedByMe,
    likeCount: likedByMe ? 1 : 0,
    commentCount: comments.size,
  };
}
