import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './chip.module.css';

/** A chip that is a button. It has its own file, because lists use only `ChipLink`. */
export function ChipButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={joinClasses(styles.chip, className)} />;
}
