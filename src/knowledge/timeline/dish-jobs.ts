import { toTotalMinutes } from '#contract/recipe/minutes.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import type { Job, Need, Wait } from './job.ts';
import { planBack, toStartTime } from './plan-back.ts';
import { type DraftJob, isMeanwhile, toDraftJobs } from './step-jobs.ts';

/** Minimum seconds of work per job. */
const LEAST_S = 30;
/** Maximum seconds of work per step without a stated time. More time in a total must be rest ("two days before"). */
const UNSTATED_PER_STEP_S = 15 * 60;
const LONG_REST = /\b(?:overnight|night|days?|weeks?)\b/iu;

type Timed = Pick<Recipe, 'instructions' | 'prepTime' | 'cookTime' | 'handsOnTime'>;

/**
 * Returns the jobs of a dish, so that one cook needs the recipe's total time for them. Times in the steps are fixed.
 * The rest of the total is work, spread over the jobs by their words (up to `handsOnTime`, or a quarter of an hour per
 * step), and then rest. If the steps take longer than the total, their times count.
 */
export function toJobs(recipe: Timed): Job[] {
  const { drafts, ends } = toDraftDish(recipe.instructions);
  const total = toTotalMinutes(recipe) * 60;
  const named = drafts.reduce((sum, job) => sum + job.handsOn, 0);
  const unstatedMost =
    recipe.handsOnTime === undefined
      ? recipe.instructions.length * UNSTATED_PER_STEP_S
      : Math.max(0, recipe.handsOnTime * 60 - named - drafts.length * LEAST_S);
  const unstated = findAmount(
    unstatedMost,
    (work) => toSecondsAlone(spread(drafts, work)) <= total,
  );
  const worked = spread(drafts, unstated);
  if (unstated < unstatedMost || toSecondsAlone(worked) >= total) return worked;
  const resting = findRestingJob(recipe.instructions, worked, ends);
  const rest = findAmount(
    total,
    (more) => toSecondsAlone(addResting(worked, resting, more)) <= total,
  );
  return rest === 0 ? worked : addResting(worked, resting, rest);
}

/** Seconds that one cook needs if there is nothing else to do. */
export function toSecondsAlone(jobs: readonly Job[]): number {
  return -toStartTime(planBack([{ id: '', jobs }], 0), 0) / 1000;
}

interface DraftInDish extends DraftJob {
  step: number;
  needs: Need[];
}

function toDraftDish(instructions: readonly string[]): { drafts: DraftInDish[]; ends: number[] } {
  const drafts: DraftInDish[] = [];
  /** Jobs that no other job needs yet. */
  let unfollowed: number[] = [];
  let before: number[] = [];
  const ends: number[] = [];
  for (const [at, text] of instructions.entries()) {
    const first = drafts.length;
    const isBeside = isMeanwhile(text) && at > 0;
    const needs = isBeside ? [toNeedBeside(drafts, before)] : unfollowed.map(toNeedOfEnd);
    const jobs = toDraftJobs(text);
    drafts.push(
      ...jobs.map((job, nth) => ({
        ...job,
        step: at + 1,
        needs: nth === 0 ? needs : [toNeedOfEnd(first + nth - 1)],
      })),
    );
    before = jobs.map((_job, nth) => first + nth);
    const last = drafts.length - 1;
    unfollowed = isBeside ? [...unfollowed, last] : [last];
    ends.push(last);
  }
  return { drafts, ends };
}

function toNeedOfEnd(job: number): Need {
  return { job, until: 'end' };
}

/**
 * "Meanwhile" starts with the longest wait of the step before, or after the step if the work after that wait is longer.
 */
function toNeedBeside(drafts: readonly DraftInDish[], before: readonly number[]): Need {
  const [longest = 0] = before.toSorted(
    (one, other) => toLength(drafts[other]) - toLength(drafts[one]),
  );
  const workAfter = before.reduce(
    (sum, job) => (job > longest ? sum + (drafts[job]?.handsOn ?? 0) : sum),
    0,
  );
  if (toLength(drafts[longest]) > workAfter) return { job: longest, until: 'handsOn' };
  return toNeedOfEnd(before.at(-1) ?? 0);
}

function toLength(job: DraftInDish | undefined): number {
  return (job?.waits ?? []).reduce((sum, { seconds }) => sum + seconds, 0);
}

function spread(drafts: readonly DraftInDish[], unstated: number): Job[] {
  const words = drafts.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return drafts.map(({ weight, handsOn, ...job }) => ({
    ...job,
    handsOn: handsOn + LEAST_S + Math.round((unstated * weight) / words),
  }));
}

/** Returns the job that rests for days: the step that mentions it, else the longest wait, else the first step. */
function findRestingJob(
  instructions: readonly string[],
  jobs: readonly Job[],
  ends: readonly number[],
): number {
  const mentioned = instructions.findIndex((text) => LONG_REST.test(text));
  if (mentioned >= 0) return ends[mentioned] ?? 0;
  return jobs.reduce(
    (best, job, at) => (toLongest(job) > toLongest(jobs[best] ?? job) ? at : best),
    0,
  );
}

function toLongest({ waits }: Job): number {
  return Math.max(0, ...waits.map(({ seconds }) => seconds));
}

function addResting(jobs: readonly Job[], at: number, seconds: number): Job[] {
  const rest: Wait = { kind: 'resting', seconds };
  return jobs.map((job, one) => (one === at ? { ...job, waits: [...job.waits, rest] } : job));
}

/** Returns the largest whole amount up to `most` that fits. */
function findAmount(most: number, fits: (amount: number) => boolean): number {
  let [low, high] = [0, Math.floor(most)];
  if (fits(high)) return high;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
