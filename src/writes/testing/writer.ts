import {
  type Command,
  type CommandOf,
  type Op,
  toDefinition,
} from '../../../contract/writes/all.ts';
import type { NewWrite } from '../../offline/outbox/enqueue.ts';
import type { Ids } from '../../offline/outbox/ids.ts';
import {
  replaceIds,
  toMadeId,
  toNeededIds,
  toRemovedId,
  toWithout,
} from '../../offline/outbox/ids-of.ts';
import { readReceipts } from '../../offline/outbox/receipts.ts';
import type { OutboxRow } from '../../offline/outbox/rows.ts';
import { toExample } from '../all.ts';
import type { World } from '../define-example.ts';
import type { Phone } from './phone.ts';
import type { Write } from './scenario.ts';

/** Something a user made, as they remember it. */
interface Made {
  userId: string;
  command: Command;
  isRemoved: boolean;
}

/** Turns what a user does into commands, and remembers what they want. It knows the definitions, and no op by name. */
export class Writer {
  readonly made: Made[] = [];
  /** The last wish under each key of a user: toggles, and what is replaced each time. */
  readonly wishes = new Map<string, { userId: string; command: Command }>();
  /** What was said of each thing that one makes and edits, in order. */
  words: { userId: string; command: Command }[] = [];
  /** What was deleted, by the ids it had then. */
  readonly removed = new Set<string>();
  /** Every text that is safe in the outbox; it may only end with the server, or by the user's own hand. */
  readonly texts = new Map<string, string>();
  /** Posts changed from another device as well. */
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
      // One's own posts and somebody else's.
      postId: n % 2 === 0 && post ? post.post._id : `p${n}`,
      made: own,
      versionOf: (postId) => {
        const seen = phone.server.posts.get(ids.toLatest(postId));
        return seen ? `"${seen.version}"` : null;
      },
      flip: (command) => {
        const last = this.wishes.get(`${phone.user} ${toWishKey(command)}`);
        return { ...command, on: !(last && toWish(last.command)) };
      },
    };
  }

  /** It is safe: from now on its user relies on it. */
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

  /** What was made under this id is gone, with all that was done to it: also where the server then refuses to remove it. */
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

  /** Its user discarded it, and what depended on it. */
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
      // Gone, or left as the server has it: nothing more is expected of it.
      const about = madeId === undefined ? toNeededIds(command) : [madeId];
      for (const each of this.made) {
        const id = toMadeId(each.command);
        if (id !== undefined && about.includes(ids.toLatest(id))) each.isRemoved = true;
      }
    }
  }

  /** Screens opened anew show the ids of today. */
  openAnew(ids: Ids): void {
    const toLatest = (id: string) => ids.toLatest(id);
    for (const each of this.made) each.command = replaceIds(each.command, toLatest);
    const wishes = Array.from(this.wishes.values());
    this.wishes.clear();
    for (const { userId, command } of wishes) {
      const renamed = replaceIds(command, toLatest);
      this.wishes.set(`${userId} ${toWishKey(renamed)}`, { userId, command: renamed });
    }
  }

  /** These words were replaced or thrown away by whoever wrote them. */
  forget(command: Command): void {
    for (const text of listTexts(command)) this.texts.delete(text);
  }

  /** What was refused, with its fault mended. */
  toMended(command: Command): Command {
    return toExample(command).mend(command, { text: () => this.#toText('') });
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

/** The key under which a later wish replaces an earlier one; undefined for what makes, edits or removes something. */
export function toWishKey(command: Command): string | undefined {
  const { collapse } = toDefinition(command);
  if (!('key' in collapse)) return undefined;
  // An edit is about a thing: what becomes of that is seen by its text.
  return collapse.kind !== 'toggle' && toNeededIds(command).length > 0
    ? undefined
    : collapse.key(command);
}

/** The id of what a command makes or edits, which says anew what that is. */
export function toThingId(command: Command): string | undefined {
  const { collapse } = toDefinition(command);
  const isEdit = collapse.kind === 'merge' && toNeededIds(command).length > 0;
  return isEdit ? collapse.key(command) : toMadeId(command);
}

function toWish(command: Command): boolean | undefined {
  const { collapse } = toDefinition(command);
  return collapse.kind === 'toggle' ? collapse.isOn(command) : undefined;
}

/** The words in a command that must not be lost. */
export function listTexts(command: Command): string[] {
  return JSON.stringify(command).match(/text \d+\./g) ?? [];
}
