import { useState } from 'react';
import * as postPageTexts from '../../../../texts/en/post-page.ts';
import { toOwnPath } from '../../../browser/own-path.ts';
import { Cloth, type ClothName } from '../../../ui/cloth.tsx';
import styles from './whole-picture.module.css';

interface Props {
  src: string;
  title: string;
  /** Lies there while the picture is on its way, and where it cannot be had. */
  cloth: ClothName;
}

/** A member's picture, cut to 16:9; the whole of it opens beside. Nothing comes from another host. */
export function WholePicture({ src, title, cloth }: Props) {
  const [failedSrc, setFailedSrc] = useState('');
  const isOurs = src.startsWith('blob:') || toOwnPath(src) !== undefined;
  return (
    <Cloth cloth={cloth} className={styles.frame}>
      {isOurs && failedSrc !== src && (
        <a
          href={src}
          target="_blank"
          rel="noopener"
          aria-label={postPageTexts.openThePictureOf(title)}
          className={styles.link}
        >
          <img
            src={src}
            alt=""
            decoding="async"
            fetchPriority="high"
            onError={() => setFailedSrc(src)}
            className={styles.image}
          />
        </a>
      )}
    </Cloth>
  );
}
