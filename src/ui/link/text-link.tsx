import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './text-link.module.css';

export const TextLink = createLink(({ className, children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={joinClasses(styles.link, className)}>
    {children}
  </a>
));
