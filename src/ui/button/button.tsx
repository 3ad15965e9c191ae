import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './button.module.css';

export interface ButtonLooks {
  variant?: 'flame' | 'inverse' | 'outline' | 'onPlane' | 'quiet' | 'danger' | undefined;
  /** 44, 50, 54 or 56 px high. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
}

export function toButtonClass(
  { variant = 'inverse', size = 'md' }: ButtonLooks,
  className?: string,
): string {
  return joinClasses(styles.button, styles[variant], styles[size], className);
}

export function Button({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<'button'> & ButtonLooks) {
  return <button type="button" {...rest} className={toButtonClass({ variant, size }, className)} />;
}

const iconVariants = {
  plain: styles.iconPlain,
  paper: styles.iconPaper,
  outline: styles.iconOutline,
};

interface IconButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof iconVariants;
}

/** A circle of 44 px. `paper` has its own background, for use on pictures. */
export function IconButton({ variant = 'plain', className, ...rest }: IconButtonProps) {
  const looks = joinClasses(styles.iconButton, iconVariants[variant], className);
  return <button type="button" {...rest} className={looks} />;
}
