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
  /** Undefined while the cuisine is not known: a plain ground, as of a skeleton's bars. */
  cloth: ClothName | undefined;
  /** Fades the ground over the pattern from the left, where text is to stand on it. */
  fade?: boolean;
}

/** A cuisine's printed tablecloth; it keeps its colours in the dark. What lies on it finds them in `--cloth-ground`, `--cloth-text`. */
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
