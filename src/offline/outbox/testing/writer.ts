import type { Command } from '../../../../contract/writes/all.ts';
import type { Wish } from '../enqueue.ts';
import type { Ids } from '../ids.ts';
import { toMadeId, toNeededIds } from '../ids-of.ts';
import { type Receipt, readReceipts } from '../receipts.ts';
import type { OutboxRow } from '../rows.ts';
import type { Phone } from './phone.ts';
import type { Write } from './scenario.ts';

/** A post as its author remembers it, under the id that the form gave it. */
interface OwnPost {
  id: string;
  userId: string;
  title: string;
  comments: string[];
  isDeleted: boolean;
}

/** Turns what a member does into commands, and remembers what they want. */
export class Writer {
  readonly posts: OwnPost[] = [];
  /** The last wish for each toggle, under the server's name for it. */
  readonly wishes = new Map<string, boolean>();
  /** Every text that is safe in the outbox; it may only end with the server, or by the member's own hand. */
  readonly texts = new Map<string, string>();
  /** The last wish for what is replaced each time, as "ana avatar.upload". */
  readonly last = new Map<string, string>();
  /** Posts changed from another device as well. */
  readonly elsewhere = new Set<string>();
  #count = 0;

  async toWishes(what: Write['what'], n: number, phone: Phone, ids: Ids): Promise<Wish[]> {
    const { user: userId } = phone;
    const toWish = (command: Command): Wish[] => [{ userId, command }];
    const own = this.posts.filter((post) => post.userId === userId && !post.isDeleted);
    const post = own[n % Math.max(1, own.length)];
    // One's own posts and somebody else's.
    const postId = n % 2 === 0 && post ? post.id : `p${n}`;
    const tap = async (command: Extract<Command, { on: boolean }>): Promise<Wish[]> => {
      const mark = toMark(userId, command);
      const settled = (await readReceipts(phone.db, userId)).findLast(
        (receipt: Receipt) => toMark(userId, receipt.command) === mark,
      );
      const was = settled !== undefined && 'on' in settled.command && settled.command.on;
      const on = !(this.wishes.get(mark) ?? false);
      return [{ userId, command: { ...command, on }, was }];
    };
    switch (what) {
      case 'post':
      case 'bad-post':
        return toWish(this.#toPost(what === 'post' ? '' : 'bad '));
      case 'picture': {
        const uploadId = `up${this.#next()}`;
        const upload: Command = { op: 'image.upload', uploadId, type: 'image/png', name: 'a.png' };
        const create = this.#toPost('');
        const image = { upload: uploadId };
        return [
          { userId, command: upload, bytes: new ArrayBuffer(16) },
          { userId, command: { ...create, post: { ...create.post, image } } },
        ];
      }
      case 'edit':
      case 'bad-edit': {
        if (!post) return [];
        const seen = phone.server.posts.get(ids.toLatest(post.id));
        const title = this.#toText(what === 'edit' ? '' : 'bad ');
        const baseVersion = seen ? `"${seen.version}"` : null;
        return toWish({ op: 'post.update', postId: post.id, changes: { title }, baseVersion });
      }
      case 'delete':
        return post ? toWish({ op: 'post.delete', postId: post.id }) : [];
      case 'comment':
      case 'bad-comment': {
        const content = this.#toText(what === 'comment' ? '' : 'bad ');
        return toWish({ op: 'comment.add', postId, commentId: `c${this.#next()}`, content });
      }
      case 'uncomment': {
        const commentId = post?.comments.at(-1);
        return post && commentId
          ? toWish({ op: 'comment.delete', postId: post.id, commentId })
          : [];
      }
      case 'like':
        return tap({ op: 'like.set', postId, on: true });
      case 'favorite':
        return tap({ op: 'favorite.set', recipeName: `r${n}`, on: true });
      case 'save':
        return tap({ op: 'saved.set', recipeName: `r${n}`, on: true });
      case 'follow':
        return tap({ op: 'follow.set', userId: `u${n}`, on: true });
      case 'avatar': {
        const [uploadId, name] = [`up${this.#next()}`, this.#toText('')];
        const command: Command = { op: 'avatar.upload', uploadId, type: 'image/png', name };
        return [{ userId, command, bytes: new ArrayBuffer(16) }];
      }
      default:
        return toWish({ op: 'profile.update', changes: { bio: this.#toText('') } });
    }
  }

  /** It is safe: from now on the member relies on it. */
  note({ userId, command }: Pick<Wish, 'userId' | 'command'>): void {
    if ('on' in command) this.wishes.set(toMark(userId, command), command.on);
    for (const text of listTexts(command)) {
      this.texts.set(text, userId);
      if (isReplaced(command)) this.last.set(`${userId} ${command.op}`, text);
    }
    const about = this.posts.find(({ id }) => 'postId' in command && id === command.postId);
    if (command.op === 'post.create') {
      const { _id: id, title } = command.post;
      const known = this.posts.find((post) => post.id === id);
      if (known) known.title = title;
      else this.posts.push({ id, userId, title, comments: [], isDeleted: false });
    } else if (!about) return;
    else if (command.op === 'post.update') about.title = command.changes.title ?? about.title;
    else if (command.op === 'post.delete') {
      about.isDeleted = true;
      // A like goes with its post, also where the server then refuses to delete it.
      this.wishes.delete(`${userId} like:${about.id}`);
    } else if (command.op === 'comment.add') about.comments.push(command.commentId);
    else if (command.op === 'comment.delete') about.comments.pop();
  }

  /** The member let go of it, and of what depended on it. */
  noteDiscarded(rest: readonly OutboxRow[], before: readonly OutboxRow[], ids: Ids): void {
    for (const { command, userId, seq } of before) {
      if (rest.some((each) => each.seq === seq)) continue;
      if ('on' in command) this.wishes.delete(toMark(userId, command));
      this.forget(command);
      if (isReplaced(command)) this.last.delete(`${userId} ${command.op}`);
      const makes = toMadeId(command);
      const refs = toNeededIds(command);
      for (const post of this.posts) {
        const id = ids.toLatest(post.id);
        const isAbout = id === makes || refs.includes(id);
        // Gone, or left as the server has it: nothing more is expected of it.
        if (isAbout && command.op !== 'comment.add') post.isDeleted = true;
      }
    }
  }

  /** What is on the screen has the names of today. */
  openAnew(ids: Ids): void {
    for (const post of this.posts) {
      const { id } = post;
      post.id = ids.toLatest(id);
      if (post.id === id) continue;
      for (const [mark, on] of this.wishes) {
        if (!mark.endsWith(` like:${id}`)) continue;
        this.wishes.delete(mark);
        this.wishes.set(mark.replace(id, post.id), on);
      }
    }
  }

  /** These words were replaced or thrown away by whoever wrote them. */
  forget(command: Command): void {
    for (const text of listTexts(command)) this.texts.delete(text);
  }

  /** What was refused, with its fault mended. */
  toMended(command: Command): Command {
    switch (command.op) {
      case 'post.create':
        return { ...command, post: { ...command.post, title: this.#toText('') } };
      case 'post.update':
        return { ...command, changes: { title: this.#toText('') }, baseVersion: null };
      case 'comment.add':
        return { ...command, content: this.#toText('') };
      default:
        return command;
    }
  }

  async editElsewhere(phone: Phone): Promise<void> {
    const own = [...phone.server.posts].find(([, { author }]) => author === phone.user);
    if (!own) return;
    own[1].version += 1;
    this.elsewhere.add(own[0]);
  }

  #toPost(kind: string) {
    const post = { _id: `n${this.#next()}`, title: this.#toText(kind), content: 'Hot' };
    return { op: 'post.create' as const, post };
  }

  #toText(kind: string): string {
    return `${kind}text ${this.#next()}.`;
  }

  #next(): number {
    this.#count += 1;
    return this.#count;
  }
}

function isReplaced({ op }: Command): boolean {
  return op === 'profile.update' || op === 'avatar.upload';
}

/** Of a toggle: its name with the server. */
export function toMark(userId: string, command: Command, toId = (id: string) => id): string {
  switch (command.op) {
    case 'like.set':
      return `${userId} like:${toId(command.postId)}`;
    case 'follow.set':
      return `${userId} follow:${command.userId}`;
    case 'favorite.set':
      return `${userId} favorites:${command.recipeName}`;
    case 'saved.set':
      return `${userId} saved-recipes:${command.recipeName}`;
    default:
      return '';
  }
}

/** The words in a command that must not be lost. */
export function listTexts(command: Command): string[] {
  return JSON.stringify(command).match(/text \d+\./g) ?? [];
}
