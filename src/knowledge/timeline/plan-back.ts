import { type Job, toWaiting } from './job.ts';

export interface DishWork {
  id: string;
  jobs: readonly Job[];
}

/** Start and end of a job. All times of a plan are in milliseconds since 1970. */
export interface PlannedJob {
  dishId: string;
  job: Job;
  startAt: number;
  /** When the work ends and the cook is free again. */
  handsFreeAt: number;
  endAt: number;
}

interface Choice {
  dish: number;
  at: number;
  startAt: number;
}

/** Maximum number of dishes for which every order is tried. */
const ORDERED_DISHES_MAX = 4;

/**
 * Plans jobs backwards from the meal. Every job is as late as possible, so that all dishes are ready then, and the cook
 * never has two jobs at once. Work for one dish fills the waits of another. Of several orders it chooses the one in
 * which dishes finish closest together, then the one that starts last. Jobs are returned in starting order, and the
 * result is deterministic.
 */
export function planBack(dishes: readonly DishWork[], eatAt: number): PlannedJob[] {
  const plans = toRules(dishes.length).map((rule) => planBy(rule, dishes, eatAt));
  const [best = []] = plans.toSorted(
    (one, other) =>
      toLongestWait(one, dishes, eatAt) - toLongestWait(other, dishes, eatAt) ||
      toStartTime(other, eatAt) - toStartTime(one, eatAt) ||
      toIdleTime(one) - toIdleTime(other),
  );
  return best;
}

/** Dishes that are ready within this time count as ready together. */
const TOGETHER_MS = 5 * 60_000;

/** Returns how long the first finished dish waits for the meal, in steps of five minutes. */
function toLongestWait(
  plan: readonly PlannedJob[],
  dishes: readonly DishWork[],
  eatAt: number,
): number {
  const waits = dishes.map(({ id }) => eatAt - (toDoneTime(plan, id) ?? eatAt));
  return Math.floor(Math.max(0, ...waits) / TOGETHER_MS);
}

export function toDoneTime(plan: readonly PlannedJob[], dishId: string): number | undefined {
  const ends = plan.flatMap((one) => (one.dishId === dishId ? [one.endAt] : []));
  return ends.length === 0 ? undefined : Math.max(...ends);
}

export function toStartTime(plan: readonly PlannedJob[], eatAt: number): number {
  return plan[0]?.startAt ?? eatAt;
}

type Rule = (one: Choice, other: Choice) => number;

const isLater: Rule = (one, other) =>
  other.startAt - one.startAt || one.dish - other.dish || other.at - one.at;

/** Rules for the next job: the one that can start last, or one dish before the others. */
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
  // The plan was built backwards. Reversing it first keeps the needed job first if two start together.
  return planned.toReversed().toSorted((one, other) => one.startAt - other.startAt);
}

/** Returns the jobs of a dish that no unplanned job needs. */
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

/** Returns the latest start up to `latest` at which the cook is free for `handsOn` milliseconds. */
function toFree(latest: number, handsOn: number, busy: readonly PlannedJob[]): number {
  if (handsOn === 0) return latest;
  const inTheWay = busy
    .filter(({ startAt, handsFreeAt }) => startAt < latest + handsOn && handsFreeAt > latest)
    .map(({ startAt }) => startAt);
  return inTheWay.length === 0 ? latest : toFree(Math.min(...inTheWay) - handsOn, handsOn, busy);
}

/** Returns how long food stays on the heat after it is done because the cook is busy, in total. */
function toIdleTime(plan: readonly PlannedJob[]): number {
  return plan.reduce((sum, { dishId, job, endAt }) => {
    if (job.waits.at(-1)?.kind !== 'waiting') return sum;
    const next = plan.find((other) => other.dishId === dishId && other.startAt >= endAt);
    return sum + (next ? next.startAt - endAt : 0);
  }, 0);
}
