import type { ComponentProps } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './page-column.module.css';

interface Props extends ComponentProps<'div'> {
  width: 'content' | 'prose' | 'form';
}

/** Column of a page that begins with its title, below the top bar of wide windows. */
export function PageColumn({ width, className, ...column }: Props) {
  return <div {...column} className={joinClasses(styles.column, styles[width], className)} />;
}
