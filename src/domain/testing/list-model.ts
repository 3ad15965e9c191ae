import * as v from 'valibot';
import type { Aisle } from '#contract/food/schema.ts';
import { AISLES } from '#contract/food/schema.ts';
import { Filed, type List, Need, Tick } from '#contract/list/schema.ts';
import { addChanges, EMPTY_LIST, type ListState, pickTick } from '#contract/list/state.ts';
import { refuse, type WireResponse } from './wire.ts';

const Body = v.object({
  needs: v.optional(v.array(v.omit(Need, ['by']))),
  needIds: v.optional(v.array(v.string())),
  ticks: v.optional(v.array(v.omit(Tick, ['by']))),
  aisles: v.optional(v.array(v.picklist(AISLES))),
  ...v.partial(Filed).entries,
});

/** The server's model of one shopping list, by the rules of the contract. */
export class ListModel {
  state: ListState = EMPTY_LIST;
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
    this.state = addChanges(this.state, {
      needs: (needs ?? [])
        .filter(({ _id }) => !removals.has(_id) && !this.state.needs.has(_id))
        .map((need) => ({ ...need, by, at: toTime(Math.min(now, Date.parse(need.at))) })),
      removals: (needIds ?? [])
        .filter((id) => !removals.has(id))
        .map((needId) => ({ needId, by, at })),
      ticks: (ticks ?? []).map((tick) => ({
        ...tick,
        by,
        at: toTime(Math.min(now, Date.parse(tick.at))),
      })),
    });
    if (aisles) this.aisleOrder = aisles;
    if (part === 'aisles' && aisle) {
      this.filed = [...this.filed.filter((one) => one.food !== food), { food, aisle }];
    }
    return { status: 200, json: {} };
  }

  /** What `GET /lists/{id}` returns. A tick is never earlier than its need. */
  toChanges(): ListState {
    const { needs, ticks, removals } = this.state;
    const shown = [...ticks.values()].map((tick) => {
      const need = needs.get(tick.needId);
      return need ? pickTick({ ...tick, at: need.at }, tick) : tick;
    });
    return { needs, removals, ticks: new Map(shown.map((tick) => [tick.needId, tick])) };
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
