import { pagePaths } from '#contract/page/paths.ts';
import { toStepHash } from '#offline/kitchen/step-address.ts';
import { isShown } from '#offline/kitchen/timer.ts';
import { DockPlace } from '#ui/dock-place.tsx';
import { TimerList } from './timer-list.tsx';
import { useTimers } from './timers-now.ts';

/** The timers at the foot of every page; a tap on one opens its step. */
export function Dock({ go }: { go: (to: string, hash: string) => void }) {
  const { timers } = useTimers();
  if (!timers.some(isShown)) return null;
  return (
    <DockPlace>
      <TimerList open={({ dishId, step }) => go(pagePaths.cook(dishId), toStepHash(step))} />
    </DockPlace>
  );
}
