import { type Job, toWaiting } from './job.ts';

/** A dish and the jobs that are left of it. */
export interface DishWork {
  id: string;
  jobs: readonly Job[];
}

/** When a job begins and ends. Milliseconds since 1970, as all times of a plan. */
export interface PlannedJob {
  dishId: string;
  job: Job;
  startAt: number;
  /** The cook is free again. */
  handsFreeAt: number;
  /** Its waits are over too. */
  endAt: number;
}

interface Choice {
  dish: number;
  at: number;
  startAt: number;
}

/** More dishes than that are not tried in every order. */
const ORDERED_DISHES_MAX = 4;

/**
 * Plans back from the meal: every job as late as it can be, so that all dishes are ready then, and the cook, who has two hands,
 * never at two jobs at once. Waits of one dish are filled with the work of another. Of several orders that one is taken in
 * which the dishes are ready together, and among those the one that begins last. The jobs come in the order in which they begin; the same dishes always give the same plan.
 */
export function planBack(dishes: readonly DishWork[], eatAt: number): PlannedJob[] {
  const plans = toRules(dishes.length).map((rule) => planBy(rule, dishes, eatAt));
  const [best = []] = plans.toSorted(
    (one, other) =>
      toStanding(one, dishes, eatAt) - toStanding(other, dishes, eatAt) ||
      toStartTime(other, eatAt) - toStartTime(one, eatAt) ||
      toIdleTime(one) - toIdleTime(other),
  );
  return best;
}

/** Dishes that are ready within this time count as ready together. */
const TOGETHER_MS = 5 * 60_000;

/** How long the first finished dish waits for the meal, in steps of five minutes. */
function toStanding(
  plan: readonly PlannedJob[],
  dishes: readonly DishWork[],
  eatAt: number,
): number {
  const standing = dishes.map(({ id }) => eatAt - (toDoneTime(plan, id) ?? eatAt));
  return Math.floor(Math.max(0, ...standing) / TOGETHER_MS);
}

/** When a dish is ready. Undefined if the plan has no job of it. */
export function toDoneTime(plan: readonly PlannedJob[], dishId: string): number | undefined {
  const ends = plan.flatMap((one) => (one.dishId === dishId ? [one.endAt] : []));
  return ends.length === 0 ? undefined : Math.max(...ends);
}

/** When a plan begins; a plan of nothing begins with the meal. */
export function toStartTime(plan: readonly PlannedJob[], eatAt: number): number {
  return plan[0]?.startAt ?? eatAt;
}

type Rule = (one: Choice, other: Choice) => number;

const isLater: Rule = (one, other) =>
  other.startAt - one.startAt || one.dish - other.dish || other.at - one.at;

/** What can begin last first, or one dish before the others. */
function toRules(count: number): Rule[] {
  if (count < 2 || count > ORDERED_DISHES_MAX) return [isLater];
  const orders = toOrders(Array.from({ length: count }, (_, dish) => dish));
  return [isLater, ...orders.map(toRule)];
}

function toRule(order: readonly number[]): Rule {
  return (one, other) => order.indexOf(one.dish) - order.indexOf(other.dish) || isLater(one, other);
}

function toOrders(dishes: readonly number[]): number[][] {
  if (dishes.length < 2) return [[...dishes]];
  return dishes.flatMap((first) =>
    toOrders(dishes.filter((dish) => dish !== first)).map((rest) => [first].concat(rest)),
  );
}

function planBy(rule: Rule, dishes: readonly DishWork[], eatAt: number): PlannedJob[] {
  const begun = dishes.map(() => new Map<number, number>());
  const busy: PlannedJob[] = [];
  const planned: PlannedJob[] = [];
  for (;;) {
    const [next] = dishes
      .flatMap(({ jobs }, dish) => listChoices(jobs, dish, begun[dish] ?? new Map(), busy, eatAt))
      .toSorted(rule);
    const { id, jobs } = dishes[next?.dish ?? -1] ?? { id: '', jobs: [] };
    const job = jobs[next?.at ?? -1];
    if (!next || !job) break;
    const { startAt } = next;
    const handsFreeAt = startAt + job.handsOn * 1000;
    const one = {
      dishId: id,
      job,
      startAt,
      handsFreeAt,
      endAt: handsFreeAt + toWaiting(job) * 1000,
    };
    planned.push(one);
    if (handsFreeAt > startAt) busy.push(one);
    begun[next.dish]?.set(next.at, startAt);
  }
  // Backwards they were found last first: among those that begin together, the one that leads to the other stands first.
  return planned.toReversed().toSorted((one, other) => one.startAt - other.startAt);
}

/** The jobs of a dish that nothing else of it waits for any more. */
function listChoices(
  jobs: readonly Job[],
  dish: number,
  begun: ReadonlyMap<number, number>,
  busy: readonly PlannedJob[],
  eatAt: number,
): Choice[] {
  return jobs.flatMap((job, at) => {
    if (begun.has(at)) return [];
    const handsOn = job.handsOn * 1000;
    const waiting = toWaiting(job) * 1000;
    let latest = eatAt - handsOn - waiting;
    for (const [after, { needs }] of jobs.entries()) {
      const need = needs.find((one) => one.job === at);
      if (!need) continue;
      const start = begun.get(after);
      if (start === undefined) return [];
      latest = Math.min(latest, start - handsOn - (need.until === 'end' ? waiting : 0));
    }
    return [{ dish, at, startAt: toFree(latest, handsOn, busy) }];
  });
}

/** The latest start, not after `latest`, at which the cook has both hands free for so long. */
function toFree(latest: number, handsOn: number, busy: readonly PlannedJob[]): number {
  if (handsOn === 0) return latest;
  const inTheWay = busy
    .filter(({ startAt, handsFreeAt }) => startAt < latest + handsOn && handsFreeAt > latest)
    .map(({ startAt }) => startAt);
  return inTheWay.length === 0 ? latest : toFree(Math.min(...inTheWay) - handsOn, handsOn, busy);
}

/** How long, in all, something stands ready on the heat because the cook is busy elsewhere. */
function toIdleTime(plan: readonly PlannedJob[]): number {
  return plan.reduce((sum, { dishId, job, endAt }) => {
    if (job.waits.at(-1)?.kind !== 'waiting') return sum;
    const next = plan.find((other) => other.dishId === dishId && other.startAt >= endAt);
    return sum + (next ? next.startAt - endAt : 0);
  }, 0);
}
