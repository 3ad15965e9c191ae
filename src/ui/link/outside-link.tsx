import type { ComponentProps } from 'react';
import { type ButtonLooks, toButtonClass } from '../button/button.tsx';

/** A page of somebody else's opens beside ours, cannot reach back, and is not told where one came from. */
export function OutsideLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...props}>
      {children}
    </a>
  );
}

export function OutsideButton({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<'a'> & ButtonLooks) {
  return <OutsideLink {...rest} className={toButtonClass({ variant, size }, className)} />;
}
