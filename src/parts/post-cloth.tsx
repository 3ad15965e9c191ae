import type { ReactNode } from 'react';
import type { ListedPost } from '../../contract/post/post.ts';
import { CATEGORY_CLOTHS } from '../knowledge/category-cloths.ts';
import { Cloth } from '../ui/cloth.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import text from '../ui/theme/text.module.css';
import styles from './post-cloth.module.css';

interface Props extends Pick<ListedPost, 'category' | 'title'> {
  /** The title as its heading, where the card has room for it; else its first letter stands there. */
  children?: ReactNode;
  /** 5:2 and not 4:3; a long title makes it higher. */
  isWide?: boolean;
}

/** In the place of a picture: a post's title in display type on the tablecloth of its category. */
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

/** The first letter or digit, also where a quotation mark opens the title. */
function toInitial(title: string): string {
  return (/[\p{L}\p{N}]/u.exec(title)?.[0] ?? '').toLocaleUpperCase('en');
}
