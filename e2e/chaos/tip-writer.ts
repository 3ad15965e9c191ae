import { v7 } from 'uuid';
import type { Command } from '#contract/writes.ts';
import type { Member } from './member.ts';

export interface WrittenTip {
  id: string;
  by: string;
  recipeId: string;
  text: string;
  isDeleted: boolean;
  /** The last wish of each member. */
  likes: Map<string, boolean>;
}

interface Written {
  command: Command;
  /** Called once the outbox has stored the command. */
  note: () => unknown;
}

/**
 * Every dish has at least this many steps. The server returns only the best 20 tips of each step, so tips are spread
 * over all dishes.
 */
const STEPS = 3;

/** Tips that members give, delete and like. */
export class TipWriter {
  readonly tips: WrittenTip[] = [];
  readonly #random: () => number;
  readonly #dishes: readonly string[];

  constructor(random: () => number, dishes: readonly string[]) {
    this.#random = random;
    this.#dishes = dishes;
  }

  think(me: Member, published: ReadonlySet<string>, text: string): Written {
    const here = this.tips.filter(
      ({ id, by, isDeleted }) => !isDeleted && (by === me.id || published.has(id)),
    );
    const any = this.#pick(here);
    const own = this.#pick(here.filter(({ by }) => by === me.id));
    const chance = this.#random();
    if (own && chance < 0.1) return toDeleted(own);
    if (any && chance < 0.6) return toLiked(any, me);
    return this.#toNew(me, text);
  }

  #toNew(me: Member, text: string): Written {
    const recipeId = this.#pick(this.#dishes) ?? '';
    const step = 1 + Math.floor(this.#random() * STEPS);
    const tip = { id: v7(), by: me.id, recipeId, text, isDeleted: false, likes: new Map() };
    const about = { recipeId, recipeName: recipeId, tipId: tip.id };
    return {
      command: { op: 'tip.add', ...about, step, content: text },
      note: () => this.tips.push(tip),
    };
  }

  #pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.#random() * list.length)];
  }
}

function toDeleted(tip: WrittenTip): Written {
  return {
    command: { op: 'tip.delete', ...toAbout(tip) },
    note: () => {
      tip.isDeleted = true;
    },
  };
}

function toLiked(tip: WrittenTip, me: Member): Written {
  const on = !(tip.likes.get(me.id) ?? false);
  return {
    command: { op: 'tip-like.set', ...toAbout(tip), on },
    note: () => tip.likes.set(me.id, on),
  };
}

const toAbout = ({ id, recipeId }: WrittenTip) => ({
  recipeId,
  recipeName: recipeId,
  tipId: id,
});
