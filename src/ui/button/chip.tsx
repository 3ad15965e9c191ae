import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './chip.module.css';

export const ChipLink = createLink(({ className, children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={joinClasses(styles.chip, className)}>
    {children}
  </a>
));

interface BadgeProps extends ComponentProps<'span'> {
  tone: 'ember' | 'basil' | 'enamel' | 'butter' | 'fig' | 'chilli' | 'paper';
}

export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span {...rest} className={joinClasses(styles.badge, styles[tone], className)} />;
}

interface TagProps extends Pick<ComponentProps<'span'>, 'className' | 'children'> {
  as?: 'span' | 'li';
}

export function Tag({ as: Element = 'span', className, children }: TagProps) {
  return <Element className={joinClasses(styles.tag, className)}>{children}</Element>;
}

/** Placeholder for a line of text that is loading. */
export function SkeletonBar({ w, h = '1em' }: { w: string; h?: string }) {
  // An SVG, because the content policy forbids `style` attributes in a served page.
  return <svg aria-hidden className={styles.skeleton} width={w} height={h} />;
}
