import type { WaitingImage } from '../../../../contract/writes/post-fields.ts';
import * as postCardTexts from '../../../../texts/en/post-cards.ts';
import { toCloth } from '../../../knowledge/cloths.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { PictureGrid } from './picture-grid.tsx';
import styles from './post-picture.module.css';

interface Props {
  pictures: readonly WaitingImage[];
  author: string;
  cuisine: string;
  /** Those of the first post of a list are fetched at once, the rest as they come near. */
  isFirst?: boolean;
  /** Beside a line of text: smaller, and nearer to a square. */
  isSmall?: boolean;
}

/** A member's pictures on a card: one is 16:9. */
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
          alt={alt || postCardTexts.pictureBy(author)}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
    </PictureGrid>
  );
}
