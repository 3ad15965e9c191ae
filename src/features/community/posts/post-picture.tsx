import { useState } from 'react';
import type { WaitingImage } from '../../../../contract/writes/post-fields.ts';
import * as postCardTexts from '../../../../texts/en/post-cards.ts';
import { toOwnPath } from '../../../browser/own-path.ts';
import { useWaitingPicture } from '../../../data/outbox/waiting-picture.ts';
import { toCloth } from '../../../knowledge/cloths.ts';
import { Cloth, type ClothName } from '../../../ui/cloth.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
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

/** A member's picture, 16:9, or up to four in a grid. */
export function PostPicture({
  pictures,
  author,
  cuisine,
  isFirst = false,
  isSmall = false,
}: Props) {
  return (
    <div
      className={joinClasses(styles.frame, isSmall ? styles.small : styles.large)}
      data-count={pictures.length}
    >
      {pictures.map((picture) => (
        <OnePicture
          key={JSON.stringify(picture.url)}
          {...picture}
          alt={picture.alt || postCardTexts.pictureBy(author)}
          cloth={toCloth(cuisine)}
          isFirst={isFirst}
        />
      ))}
    </div>
  );
}

interface OneProps extends WaitingImage {
  cloth: ClothName;
  isFirst: boolean;
}

/** The bare cloth while it loads and where it cannot be had. Nothing comes from another host. */
function OnePicture({ url, alt, cloth, isFirst }: OneProps) {
  const [failedSrc, setFailedSrc] = useState('');
  const waiting = useWaitingPicture(typeof url === 'string' ? undefined : url.upload);
  const src = (typeof url === 'string' ? url : waiting) ?? '';
  const isOurs = src.startsWith('blob:') || toOwnPath(src) !== undefined;
  return (
    <Cloth cloth={cloth} className={styles.cell}>
      {isOurs && failedSrc !== src && (
        <img
          src={src}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailedSrc(src)}
          className={styles.image}
        />
      )}
    </Cloth>
  );
}
