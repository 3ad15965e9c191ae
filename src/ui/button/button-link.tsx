import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonLooks, toButtonClass } from './button.tsx';

export const ButtonLink = createLink(
  ({ variant, size, className, children, ...rest }: ComponentProps<'a'> & ButtonLooks) => (
    <a {...rest} className={toButtonClass({ variant, size }, className)}>
      {children}
    </a>
  ),
);
