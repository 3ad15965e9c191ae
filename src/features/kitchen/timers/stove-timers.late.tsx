import { useNavigate } from '@tanstack/react-router';
import { pagePaths } from '../../../../contract/paths.ts';
import type { Duration } from '../../../knowledge/durations/find-durations.ts';
import { toStepHash } from '../../../offline/kitchen/step-address.ts';
import { isShown, startTimer } from '../../../offline/kitchen/timer.ts';
import { renderOverlay } from '../../../ui/overlay-root.tsx';
import { Dock } from './dock.tsx';
import { toTimerId } from './timer-id.ts';
import { TimerList } from './timer-list.tsx';
import { beginTimer, useTimers } from './timers-now.ts';

export { StepTimers } from './step-timers.tsx';

/** The timers above the thumbs, whatever step is shown. */
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

/** A timer of this run of a step's words; sound is prepared by the tap already. */
export function beginStepTimer(
  place: Omit<Parameters<typeof startTimer>[0], 'id'>,
  run: number,
  duration: Duration,
) {
  const id = toTimerId(place, run);
  return beginTimer(startTimer({ id, ...place }, duration, Date.now()));
}

/** Shows timers on every page, except where the cooking view shows them itself. */
export function showDock(go: (to: string, hash: string) => void): void {
  renderOverlay('dock', <Dock go={go} />);
}
