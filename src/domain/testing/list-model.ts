import * as v from 'valibot';
import type { Aisle } from '#contract/food/schema.ts';
import { AISLES } from '#contract/food/schema.ts';
import { Filed, type List, type ListChanges, Need, Tick } from '#contract/list/schema.ts';
import { addChanges, EMPTY_LIST, type ListState, pickTick } from '#contract/list/state.ts';
import { refuse, type WireResponse } from './wire.ts';

const Body = v.object({
  needs: v.optional(v.array(v.omit(Need, ['by']))),
  needIds: v.optional(v.array(v.string())),
  ticks: v.optional(v.array(v.omit(Tick, ['by']))),
  aisles: v.optional(v.array(v.picklist(AISLES))),
  ...v.partial(Filed).entries,
});

/** A model of a shopping list on the server, which follows the rules of the contract. */
export class ListModel {
  state: ListState = EMPTY_LIST;
  /** Every change, in order of its arrival. */
  readonly #log: Pick<ListChanges, 'needs' | 'ticks' | 'removals'>[] = [];
  filed: readonly Filed[] = [];
  aisleOrder: readonly Aisle[] = AISLES;

  change(
    part: string | undefined,
    text: string,
    { userId: by, now }: { userId: string; now: number },
  ): WireResponse {
    const { needs, needIds, ticks, aisles, food, aisle } = v.parse(Body, JSON.parse(text));
    if (needs?.some((need) => need.text.startsWith('bad'))) return refuse(422, 'Invalid');
    const at = toTime(now);
    const { removals } = this.state;
    const toMade = <T extends { at: string }>(one: T) =>
      Object.assign(one, { by, at: toTime(Math.min(now, Date.parse(one.at))) });
    const added = {
      needs: (needs ?? [])
        .filter(({ _id }) => !removals.has(_id) && !this.state.needs.has(_id))
        .map((need) => toMade(need)),
      removals: (needIds ?? [])
        .filter((id) => !removals.has(id))
        .map((needId) => ({ needId, by, at })),
      ticks: (ticks ?? []).map((tick) => toMade(tick)),
    };
    this.state = addChanges(this.state, added);
    this.#log.push(added);
    if (aisles) this.aisleOrder = aisles;
    if (part === 'aisles' && aisle) {
      this.filed = [...this.filed.filter((one) => one.food !== food), { food, aisle }];
    }
    return { status: 200, json: {} };
  }

  /** Returns the response of `GET /lists/{id}`. A tick is never earlier than its need. */
  toChanges(listId: string, since = '0'): ListChanges {
    const cursor = String(this.#log.length);
    const changes = this.#log.slice(Number(since)).reduce(addChanges, EMPTY_LIST);
    const ticks = [...changes.ticks.values()].map((tick) => {
      const need = this.state.needs.get(tick.needId);
      return need ? pickTick({ ...tick, at: need.at }, tick) : tick;
    });
    const [needs, removals] = [[...changes.needs.values()], [...changes.removals.values()]];
    return { list: this.toList(listId), needs, removals, ticks, cursor };
  }

  toList(_id: string): List {
    const { filed, aisleOrder } = this;
    const name = 'Shopping list';
    return { _id, name, people: [], aisleOrder: [...aisleOrder], filed: [...filed], createdAt: '' };
  }
}

function toTime(ms: number): string {
  return new Date(ms).toISOString();
}
