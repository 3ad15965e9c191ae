import { useState } from 'react';
import * as postCardTexts from '../../../../texts/en/post-cards.ts';
import { toOwnPath } from '../../../browser/own-path.ts';
import { toCloth } from '../../../knowledge/cloths.ts';
import { Cloth } from '../../../ui/cloth.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import styles from './post-picture.module.css';

interface Props {
  src: string;
  author: string;
  cuisine: string;
  /** The first one of a list is fetched at once, the rest as they come near. */
  isFirst?: boolean;
  /** Beside a line of text: smaller, and nearer to a square. */
  isSmall?: boolean;
}

/** A member's picture, 16:9; the bare cloth while it loads and where it cannot be had. Nothing comes from another host. */
export function PostPicture({ src, author, cuisine, isFirst = false, isSmall = false }: Props) {
  const [failedSrc, setFailedSrc] = useState('');
  const isOurs = src.startsWith('blob:') || toOwnPath(src) !== undefined;
  return (
    <Cloth
      cloth={toCloth(cuisine)}
      className={joinClasses(styles.frame, isSmall ? styles.small : styles.large)}
    >
      {isOurs && failedSrc !== src && (
        <img
          src={src}
          alt={postCardTexts.pictureBy(author)}
          width={640}
          height={360}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailedSrc(src)}
          className={styles.image}
        />
      )}
    </Cloth>
  );
}
