import type { ComponentProps } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './theme/cloth.module.css';

export type ClothName =
  | 'asian'
  | 'med'
  | 'latin'
  | 'amer'
  | 'african'
  | 'european'
  | 'persian'
  | 'islands'
  | 'other';

interface ClothProps extends ComponentProps<'div'> {
  /** Undefined while the cuisine is loading: a plain background, like a skeleton. */
  cloth: ClothName | undefined;
  /** Fades the pattern from the left, so that text on it is legible. */
  fade?: boolean;
}

/** A cuisine's tablecloth. Children use its colours through `--cloth-ground` and `--cloth-text`. */
export function Cloth({ cloth, fade = false, className, ...rest }: ClothProps) {
  return (
    <div
      {...rest}
      className={joinClasses(
        styles.cloth,
        cloth && styles[cloth],
        fade && styles.fading,
        className,
      )}
    />
  );
}
