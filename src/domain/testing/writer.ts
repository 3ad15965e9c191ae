import { NO_VERSION } from '#contract/cookbook/sending.ts';
import { type Command, type CommandOf, type Op, toDefinition } from '#contract/writes.ts';
import type { World } from '#domain/overlay/define-example.ts';
import { toExample } from '#domain/writes.ts';
import type { NewWrite } from '#offline/outbox/enqueue.ts';
import type { Ids } from '#offline/outbox/ids.ts';
import {
  replaceIds,
  toMadeId,
  toNeededIds,
  toRemovedId,
  toWithout,
} from '#offline/outbox/ids-of.ts';
import { readReceipts } from '#offline/outbox/receipts.ts';
import type { OutboxRow } from '#offline/outbox/rows.ts';
import type { Phone } from './phone.ts';
import type { Write } from './scenario.ts';

/** Something that a user made. */
interface Made {
  userId: string;
  command: Command;
  isRemoved: boolean;
}

/**
 * Turns user actions into commands, and records the expected results. It uses the write definitions and names no op.
 */
export class Writer {
  readonly made: Made[] = [];
  /** The last wish for each key of a user: toggles, and values that are replaced each time. */
  readonly wishes = new Map<string, { userId: string; command: Command }>();
  /** All texts of things that can be made and edited, in order. */
  words: { userId: string; command: Command }[] = [];
  /** The ids of deleted things at the time of the deletion. */
  readonly removed = new Set<string>();
  /** Every text stored in the outbox, which may only leave it for the server or by the user's action. */
  readonly texts = new Map<string, string>();
  /** Numbers of refused writes that the member sent again. */
  readonly resent = new Set<number>();
  /** Posts also changed on another device. */
  readonly elsewhere = new Set<string>();
  #count = 0;

  async toNewWrites(write: Write, phone: Phone, ids: Ids): Promise<NewWrite[]> {
    const { user: userId } = phone;
    const examples = toExample({ op: write.op }).writes(this.#toWorld(write, phone, ids));
    const receipts = await readReceipts(phone.db, userId);
    const findSettled = (command: Command) => {
      const key = toWishKey(command);
      const settled = receipts.findLast((receipt) => toWishKey(receipt.command) === key);
      return (settled && toWish(settled.command)) ?? false;
    };
    return examples.map((example) =>
      Object.assign(
        { userId },
        example,
        toWish(example.command) !== undefined && { was: findSettled(example.command) },
      ),
    );
  }

  #toWorld({ n, variant }: Write, phone: Phone, ids: Ids): World {
    const { user: userId } = phone;
    const own = <O extends Op>(op: O) => {
      const all = this.made.filter(
        (each): each is Made & { command: CommandOf<O> } =>
          each.command.op === op && each.userId === phone.user && !each.isRemoved,
      );
      return all[n % Math.max(1, all.length)]?.command;
    };
    const post = own('post.create');
    return {
      n,
      nextId: (prefix) => `${prefix}${this.#next()}`,
      text: () => this.#toText(variant === 'refused' ? 'bad ' : ''),
      isWithFile: variant === 'with-file',
      // Alternates between the user's posts and those of another member.
      postId: n % 2 === 0 && post ? post.post._id : `p${n}`,
      made: own,
      versionOf: (postId) => {
        const seen = phone.server.posts.get(ids.toLatest(postId));
        return seen ? `"${seen.version}"` : null;
      },
      cookbookVersionOf: (recipeId) => {
        const seen = phone.server.toCookbook(userId).recipes.get(ids.toLatest(recipeId));
        return seen ? String(seen.version) : NO_VERSION;
      },
      flip: (command) => {
        const last = this.wishes.get(`${phone.user} ${toWishKey(command)}`);
        return { ...command, on: !(last && toWish(last.command)) };
      },
    };
  }

  /** Records a stored write, on which the user relies from now on. */
  note({ userId, command }: Pick<NewWrite, 'userId' | 'command'>): void {
    const key = toWishKey(command);
    if (key !== undefined) this.wishes.set(`${userId} ${key}`, { userId, command });
    if (toThingId(command) !== undefined) this.words.push({ userId, command });
    for (const text of listTexts(command)) this.texts.set(text, userId);
    const madeId = toMadeId(command);
    if (madeId !== undefined) {
      const known = this.made.find((each) => toMadeId(each.command) === madeId);
      if (known) known.command = command;
      else this.made.push({ userId, command, isRemoved: false });
    }
    const removedId = toRemovedId(command);
    if (removedId !== undefined) this.#expectNothingOf(removedId);
  }

  /**
   * Marks everything under this id as removed, with all writes about it, even if the server then refuses the removal.
   */
  #expectNothingOf(id: string): void {
    this.removed.add(id);
    for (const each of this.made) {
      const needsIt = toNeededIds(each.command).includes(id) && !toWithout(each.command, id);
      if (toMadeId(each.command) === id || needsIt) each.isRemoved = true;
    }
    for (const [key, { command }] of this.wishes) {
      if (toNeededIds(command).includes(id)) this.wishes.delete(key);
    }
  }

  /** Records that the user discarded these rows and their dependants. */
  noteDiscarded(rest: readonly OutboxRow[], before: readonly OutboxRow[], ids: Ids): void {
    for (const { command, userId, seq } of before) {
      if (rest.some((each) => each.seq === seq)) continue;
      this.wishes.delete(`${userId} ${toWishKey(command)}`);
      this.forget(command);
      const thing = toThingId(command);
      this.words = this.words.filter(
        (each) => thing === undefined || ids.toLatest(toThingId(each.command) ?? '') !== thing,
      );
      const madeId = toMadeId(command);
      // The thing is gone or unchanged on the server, so no further effect is expected.
      const about = madeId === undefined ? toNeededIds(command) : [madeId];
      for (const each of this.made) {
        const id = toMadeId(each.command);
        if (id !== undefined && about.includes(ids.toLatest(id))) each.isRemoved = true;
      }
    }
  }

  /** Replaces ids with the current ones, as reopened screens do. */
  reopen(ids: Ids): void {
    const toLatest = (id: string) => ids.toLatest(id);
    for (const each of this.made) each.command = replaceIds(each.command, toLatest);
    const wishes = Array.from(this.wishes.values());
    this.wishes.clear();
    for (const { userId, command } of wishes) {
      const renamed = replaceIds(command, toLatest);
      this.wishes.set(`${userId} ${toWishKey(renamed)}`, { userId, command: renamed });
    }
  }

  /** The author replaced or discarded these texts. */
  forget(command: Command): void {
    for (const text of listTexts(command)) this.texts.delete(text);
  }

  /** The refused command with its fault fixed. */
  toFixedCommand(command: Command): Command {
    return toExample(command).fix(command, { text: () => this.#toText('') });
  }

  async editElsewhere(phone: Phone): Promise<void> {
    const own = [...phone.server.posts].find(([, { author }]) => author === phone.user);
    if (!own) return;
    own[1].version += 1;
    this.elsewhere.add(own[0]);
  }

  #toText(kind: string): string {
    return `${kind}text ${this.#next()}.`;
  }

  #next(): number {
    this.#count += 1;
    return this.#count;
  }
}

/**
 * The key under which a later wish replaces an earlier one; undefined for commands that make, edit or remove something.
 */
export function toWishKey(command: Command): string | undefined {
  const { collapse } = toDefinition(command);
  if (!('key' in collapse)) return undefined;
  // The result of an edit is checked by its text instead.
  return collapse.kind !== 'toggle' && toNeededIds(command).length > 0
    ? undefined
    : collapse.key(command);
}

/** The id of the thing that a command makes or edits, if the command contains its text. */
export function toThingId(command: Command): string | undefined {
  const { collapse } = toDefinition(command);
  const isEdit = collapse.kind === 'merge' && toNeededIds(command).length > 0;
  return isEdit ? collapse.key(command) : toMadeId(command);
}

function toWish(command: Command): boolean | undefined {
  const { collapse } = toDefinition(command);
  return collapse.kind === 'toggle' ? collapse.isOn(command) : undefined;
}

/** The texts in a command that must not be lost. */
export function listTexts(command: Command): string[] {
  return JSON.stringify(command).match(/text \d+\./g) ?? [];
}
