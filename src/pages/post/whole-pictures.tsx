import type { WaitingImage } from '#contract/post/waiting-fields.ts';
import { PictureGrid } from '#domain/post/picture-grid.tsx';
import * as postTexts from '#texts/post.ts';
import type { ClothName } from '#ui/cloth.tsx';
import styles from './whole-pictures.module.css';

interface Props {
  pictures: readonly WaitingImage[];
  title: string;
  cloth: ClothName;
}

/** Pictures on the page of a post; a single one is cropped to 16:9. Each opens in full in a new tab. */
export function WholePictures({ pictures, title, cloth }: Props) {
  const of = pictures.length;
  return (
    <PictureGrid pictures={pictures} cloth={cloth} className={styles.frame}>
      {(shown, { alt }, at) => (
        <a
          href={shown.src}
          target="_blank"
          rel="noopener"
          aria-label={postTexts.openPicture({ title, alt, at: at + 1, of })}
          className={styles.link}
        >
          <img {...shown} alt={alt} decoding="async" fetchPriority="high" />
        </a>
      )}
    </PictureGrid>
  );
}
