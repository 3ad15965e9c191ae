import type { MouseEvent, ReactNode } from 'react';
import { pagePaths } from '../../../../contract/paths.ts';
import type { Timer } from '../../../offline/kitchen/timer.ts';
import { toStepHash } from '../step/step-hash.ts';

interface Props {
  timer: Timer;
  open: (timer: Timer) => void;
  className: string | undefined;
  children: ReactNode;
}

/** The way back to a timer's step. The dock stands outside the router, which has to be asked by hand. */
export function StepLink({ timer, open, className, children }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(timer);
  };
  const address = `${pagePaths.cook(timer.dishId)}#${toStepHash(timer.step)}`;
  return (
    <a href={address} onClick={follow} className={className}>
      {children}
    </a>
  );
}
