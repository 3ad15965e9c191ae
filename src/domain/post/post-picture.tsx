import type { WaitingImage } from '#contract/post/waiting-fields.ts';
import { toCloth } from '#knowledge/cloths.ts';
import * as postTexts from '#texts/post.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { PictureGrid } from './picture-grid.tsx';
import styles from './post-picture.module.css';

interface Props {
  pictures: readonly WaitingImage[];
  author: string;
  cuisine: string;
  /** True for the first post of a list: its pictures load eagerly. */
  isFirst?: boolean;
  /** Smaller variant beside a line of text. */
  isSmall?: boolean;
}

/** Pictures on a card; a single one is cropped to 16:9. */
export function PostPicture({
  pictures,
  author,
  cuisine,
  isFirst = false,
  isSmall = false,
}: Props) {
  return (
    <PictureGrid
      pictures={pictures}
      cloth={toCloth(cuisine)}
      className={joinClasses(styles.frame, isSmall ? styles.small : styles.large)}
    >
      {(shown, { alt }) => (
        <img
          {...shown}
          alt={alt || postTexts.pictureBy(author)}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={isFirst ? 'high' : undefined}
        />
      )}
    </PictureGrid>
  );
}
