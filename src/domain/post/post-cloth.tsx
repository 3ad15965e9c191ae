import type { ReactNode } from 'react';
import type { POST_CATEGORIES } from '#contract/post/limits.ts';
import type { ListedPost } from '#contract/post/schema.ts';
import type { ClothName } from '#knowledge/cloths.ts';
import { Cloth } from '#ui/cloth.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './post-cloth.module.css';

/** Tablecloth of a post without a picture, by category. */
const CATEGORY_CLOTHS: Record<(typeof POST_CATEGORIES)[number], ClothName> = {
  recipe: 'med',
  'cooking-tip': 'amer',
  'restaurant-review': 'asian',
  'food-story': 'latin',
  technique: 'other',
};

interface Props extends Pick<ListedPost, 'category' | 'title'> {
  /** The title as a heading, if the card has space. Otherwise its first letter is shown. */
  children?: ReactNode;
  /** 5:2 instead of 4:3. A long title makes it higher. */
  isWide?: boolean;
}

/** Replacement for a picture: the post's title on the tablecloth of its category. */
export function PostCloth({ category, title, children, isWide = false }: Props) {
  const cloth = CATEGORY_CLOTHS[category];
  if (!children) {
    return (
      <Cloth cloth={cloth} data-cloth={cloth} aria-hidden className={styles.small}>
        <span className={joinClasses(text.h2, styles.initial)}>{toInitial(title)}</span>
      </Cloth>
    );
  }
  return (
    // Not `hidden`, by which a long title would be cut.
    <Cloth
      cloth={cloth}
      data-cloth={cloth}
      className={joinClasses(styles.large, isWide && styles.wide)}
    >
      <div className={styles.words}>{children}</div>
    </Cloth>
  );
}

/** Returns the first letter or digit, after any quotation mark. */
function toInitial(title: string): string {
  return (/[\p{L}\p{N}]/u.exec(title)?.[0] ?? '').toLocaleUpperCase('en');
}
