import * as v from 'valibot';
import * as pushTexts from '#texts/push.ts';
import { PUSHED_TIMERS_MAX, PUSHED_WITHIN_MS, TIMER_ID_MAX } from './limits.ts';
import { PushIdentity } from './subscription.ts';

/** `dueIn` is in milliseconds from now rather than a time, since the clocks of device and server differ. */
export const PushedTimersBody = v.object({
  ...PushIdentity.entries,
  timers: v.pipe(
    v.array(
      v.object({
        id: v.pipe(
          v.string(),
          v.minLength(1),
          v.maxLength(TIMER_ID_MAX),
          v.regex(/^[^\p{Cc}\p{Cs}]*$/u),
        ),
        dueIn: v.pipe(
          v.number(),
          v.minValue(0),
          v.maxValue(PUSHED_WITHIN_MS, pushTexts.timerTooFar),
        ),
      }),
      pushTexts.timersInvalid,
    ),
    v.maxLength(PUSHED_TIMERS_MAX, pushTexts.tooManyTimers),
  ),
});
export type PushedTimersBody = v.InferOutput<typeof PushedTimersBody>;
