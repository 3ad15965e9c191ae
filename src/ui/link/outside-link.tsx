import type { ComponentProps } from 'react';
import { type ButtonLooks, toButtonClass } from '../button/button.tsx';

/** A link to another site. It opens in a new tab, without access to this page and without a referrer. */
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
