import { toWaiting } from '#knowledge/timeline/job.ts';
import { toWorkLeft } from '#knowledge/timeline/work-left.ts';
import type { Meal } from './meal.ts';

/** Seconds of the current step that are done, by the plan or else by timers and the time spent at the step. */
export function toSecondsDone({ plan, dishes, now }: Meal): number {
  const [own] = dishes;
  if (!own) return 0;
  const { step, timers, attendedSince = now } = own;
  const elapsed = (now - attendedSince) / 1000;
  const left = plan
    ? plan.jobs.flatMap(({ dishId, job }) => (dishId === own.id ? [job] : []))
    : toWorkLeft(own.jobs, { step, timers, elapsed });
  const sum = (jobs: typeof own.jobs) =>
    jobs
      .filter((job) => job.step === step)
      .reduce((all, job) => all + job.handsOn + toWaiting(job), 0);
  return Math.max(0, sum(own.jobs) - sum(left));
}

/** Words of the wait that should begin now by the plan and has no timer yet. */
export function toOfferedWait({ plan, dishes }: Meal): string | undefined {
  const [own] = dishes;
  const planned = plan?.jobs.find(({ dishId, job }) => dishId === own?.id && job.step === own.step);
  const [wait] = planned?.job.waits ?? [];
  if (!own || !planned || !wait?.words || planned.job.handsOn > 0) return undefined;
  const isTimed = own.timers.some(({ step, words }) => step === own.step && words === wait.words);
  return isTimed ? undefined : wait.words;
}
