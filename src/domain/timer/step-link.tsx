import type { MouseEvent, ReactNode } from 'react';
import { toStepAddress } from '#offline/kitchen/step-address.ts';
import type { Timer } from '#offline/kitchen/timer.ts';

interface Props {
  timer: Timer;
  open: (timer: Timer) => void;
  className: string | undefined;
  children: ReactNode;
}

/** Link to a timer's step. The dock is outside the router, so `open` navigates instead. */
export function StepLink({ timer, open, className, children }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(timer);
  };
  return (
    <a href={toStepAddress(timer)} onClick={follow} className={className}>
      {children}
    </a>
  );
}
