import { pagePaths } from '../../../../contract/paths.ts';
import { DockPlace } from '../../../ui/dock-place.tsx';
import { toStepHash } from '../step/step-hash.ts';
import { TimerList } from './timer-list.tsx';
import { useTimers } from './timers-now.ts';

/** The timers above the foot of whatever page is shown; a tap on one goes to its step. */
export function Dock({ go }: { go: (to: string, hash: string) => void }) {
  const { timers } = useTimers();
  if (timers.length === 0) return null;
  return (
    <DockPlace>
      <TimerList open={({ dishId, step }) => go(pagePaths.cook(dishId), toStepHash(step))} />
    </DockPlace>
  );
}
