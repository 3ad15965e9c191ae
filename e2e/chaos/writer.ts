import { v7 } from 'uuid';
import type { Command } from '#contract/writes.ts';
import type { NewWrite } from '#offline/outbox/enqueue.ts';
import type { Member } from './member.ts';
import { TipWriter } from './tip-writer.ts';

export interface WrittenComment {
  id: string;
  by: string;
  text: string;
  isDeleted: boolean;
}
export interface WrittenPost {
  id: string;
  by: string;
  title: string;
  isDeleted: boolean;
  hasPicture: boolean;
  /** Comments in the order in which each member wrote them. */
  comments: WrittenComment[];
  /** The last wish of each member. */
  likes: Map<string, boolean>;
}

/** Records the promised writes, which are all that the outbox stored. The judge compares the server with them. */
export class Writer {
  readonly posts: WrittenPost[] = [];
  readonly tips: TipWriter;
  readonly follows = new Map<string, boolean>();
  readonly favorites = new Map<string, boolean>();
  readonly saved = new Map<string, boolean>();
  readonly bios = new Map<string, string>();
  /** The number of stored writes. */
  count = 0;
  readonly #random: () => number;
  #texts = 0;

  constructor(random: () => number, dishes: readonly string[]) {
    this.#random = random;
    this.tips = new TipWriter(random, dishes);
  }

  /**
   * Chooses one action of `me`, with the expected result to record once it is stored. `published` contains ids visible
   * to others.
   */
  think(me: Member, others: readonly Member[], published: ReadonlySet<string>) {
    const here = this.posts.filter(
      ({ id, by, isDeleted }) => !isDeleted && (by === me.id || published.has(id)),
    );
    const own = here.filter(({ by }) => by === me.id);
    const kind = this.#pick([
      'post',
      'picture',
      'edit',
      'delete',
      'comment',
      'comment',
      'comment',
      'uncomment',
      'like',
      'like',
      'like',
      'follow',
      'favorite',
      'saved',
      'bio',
      'tip',
      'tip',
    ] as const);
    const any = here[Math.floor(this.#random() * here.length)];
    const mine = own[Math.floor(this.#random() * own.length)];
    switch (kind) {
      case 'edit':
        return mine && own.length > 1 ? this.#edit(me, mine) : this.#post(me);
      case 'delete':
        return mine && own.length > 4 ? this.#remove(me, mine) : this.#post(me);
      case 'comment':
        return any ? this.#comment(me, any) : this.#post(me);
      case 'uncomment': {
        const comment = any?.comments.findLast(({ by, isDeleted }) => by === me.id && !isDeleted);
        return any && comment ? this.#uncomment(me, any, comment) : this.#post(me);
      }
      case 'like':
        return any ? this.#like(me, any) : this.#post(me);
      case 'follow':
        return this.#mark(me, this.follows, this.#pick(others).id, (userId, on) => ({
          op: 'follow.set',
          userId,
          on,
        }));
      case 'favorite':
        return this.#mark(me, this.favorites, this.#pick(DISHES), (recipeName, on) => ({
          op: 'favorite.set',
          recipeName,
          on,
        }));
      case 'saved':
        return this.#mark(me, this.saved, this.#pick(DISHES), (recipeName, on) => ({
          op: 'saved.set',
          recipeName,
          on,
        }));
      case 'bio':
        return this.#bio(me);
      case 'tip': {
        const { command, note } = this.tips.think(me, published, this.#toText(me));
        return one(me, command, note);
      }
      case 'picture':
        return this.#post(me, true);
      default:
        return this.#post(me);
    }
  }

  #post(me: Member, hasPicture = false): PlannedWrite {
    const post: WrittenPost = {
      id: v7(),
      by: me.id,
      title: this.#toText(me),
      isDeleted: false,
      hasPicture,
      comments: [],
      likes: new Map(),
    };
    const { id: _id, title } = post;
    const upload = v7();
    const create: Command = {
      op: 'post.create',
      post: { _id, title, content: 'Hot & <b>fine</b>', ...(hasPicture && { image: { upload } }) },
    };
    const picture: Command = {
      op: 'image.upload',
      uploadId: upload,
      type: 'image/png',
      name: 'a.png',
    };
    const bytes = Uint8Array.from(Buffer.from(DOT, 'base64')).buffer;
    return {
      wishes: [
        ...(hasPicture ? [{ userId: me.id, command: picture, bytes }] : []),
        { userId: me.id, command: create },
      ],
      note: () => this.posts.push(post),
    };
  }

  #edit(me: Member, post: WrittenPost): PlannedWrite {
    const title = this.#toText(me);
    return one(
      me,
      { op: 'post.update', postId: post.id, changes: { title }, baseVersion: null },
      () => {
        post.title = title;
      },
    );
  }

  #remove(me: Member, post: WrittenPost): PlannedWrite {
    return one(me, { op: 'post.delete', postId: post.id }, () => {
      post.isDeleted = true;
    });
  }

  #comment(me: Member, post: WrittenPost): PlannedWrite {
    const comment = { id: v7(), by: me.id, text: this.#toText(me), isDeleted: false };
    const { id: commentId, text: content } = comment;
    return one(me, { op: 'comment.add', postId: post.id, commentId, content }, () =>
      post.comments.push(comment),
    );
  }

  #uncomment(me: Member, post: WrittenPost, comment: WrittenComment): PlannedWrite {
    const command: Command = {
      op: 'comment.delete',
      postId: post.id,
      commentId: comment.id,
    };
    return one(me, command, () => {
      comment.isDeleted = true;
    });
  }

  #like(me: Member, post: WrittenPost): PlannedWrite {
    const on = !(post.likes.get(me.id) ?? false);
    return one(me, { op: 'like.set', postId: post.id, on }, () => post.likes.set(me.id, on));
  }

  #bio(me: Member): PlannedWrite {
    const bio = this.#toText(me);
    return one(me, { op: 'profile.update', changes: { bio } }, () => this.bios.set(me.id, bio));
  }

  #mark(
    me: Member,
    marks: Map<string, boolean>,
    what: string,
    toCommand: (what: string, on: boolean) => Command,
  ): PlannedWrite {
    const name = `${me.id} ${what}`;
    const on = !(marks.get(name) ?? false);
    return one(me, toCommand(what, on), () => marks.set(name, on));
  }

  /** A unique text that names its author. */
  #toText(me: Member): string {
    this.#texts += 1;
    return `${me.name} ${this.#texts}`;
  }

  #pick<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.#random() * list.length)];
    if (found === undefined) throw new Error('Nothing to pick from');
    return found;
  }
}

export interface PlannedWrite {
  wishes: NewWrite[];
  note: () => unknown;
}

function one(me: Member, command: Command, note: () => unknown): PlannedWrite {
  return { wishes: [{ userId: me.id, command }], note };
}

const DISHES = ['Dal', 'Pho', 'Mole'] as const;
/** A one-pixel picture. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
