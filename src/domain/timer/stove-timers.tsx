import { useNavigate } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import type { Duration } from '#knowledge/durations/find-durations.ts';
import { toStepHash } from '#offline/kitchen/step-address.ts';
import type { Timer } from '#offline/kitchen/timer.ts';
import { isShown, startTimer } from '#offline/kitchen/timer.ts';
import { DockPlace } from '#ui/dock-place.tsx';
import { renderOverlay } from '#ui/overlay-root.tsx';
import { TimerList } from './timer-list.tsx';
import { beginTimer, useTimers } from './timers-now.ts';

/** The timers of the cooking view. */
export function StoveTimers() {
  const navigate = useNavigate();
  const { timers } = useTimers();
  if (!timers.some(isShown)) return null;
  return (
    <TimerList
      open={({ dishId, step }) =>
        void navigate({ to: pagePaths.cook(dishId), hash: toStepHash(step), replace: true })
      }
    />
  );
}

/** Starts the timer for a duration in a step. The caller's tap has already unlocked audio. */
export function beginStepTimer(
  place: Omit<Parameters<typeof startTimer>[0], 'id'>,
  run: number,
  duration: Duration,
) {
  const id = toTimerId(place, run);
  return beginTimer(startTimer({ id, ...place }, duration, Date.now()));
}

/** Shows the timers on every page except the cooking view, which has its own list. */
export function showDock(go: (to: string, hash: string) => void): void {
  renderOverlay('dock', <Dock go={go} />);
}

/** One timer per duration of a step. `run` is its index among the runs of the step's text. */
export function toTimerId({ dishId, step }: Pick<Timer, 'dishId' | 'step'>, run: number): string {
  return [dishId, step, run].join('/');
}

/** The timers at the foot of every page; a tap on one opens its step. */
function Dock({ go }: { go: (to: string, hash: string) => void }) {
  const { timers } = useTimers();
  if (!timers.some(isShown)) return null;
  return (
    <DockPlace>
      <TimerList open={({ dishId, step }) => go(pagePaths.cook(dishId), toStepHash(step))} />
    </DockPlace>
  );
}
