import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './chip.module.css';

/** A chip that does something, where `ChipLink` goes somewhere; apart, since lists do without. */
export function ChipButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={joinClasses(styles.chip, className)} />;
}
