import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './text-link.module.css';

/** A link in ember that stands by itself, tall enough for a thumb. */
export const TextLink = createLink(({ className, children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={joinClasses(styles.link, className)}>
    {children}
  </a>
));
