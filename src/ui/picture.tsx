import { useState } from 'react';
import { Cloth, type ClothName } from './cloth.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './picture.module.css';
import text from './theme/text.module.css';

interface Props {
  /** The WebP that every engine reads; '' where nothing has been drawn. */
  src: string;
  avifSrcSet: string;
  sizes: string;
  alt: string;
  cloth: ClothName;
  /** Set in display type on the bare cloth where there is no picture. */
  name: string;
  /** The one picture of a view that is fetched before all others. */
  isFirst?: boolean;
  /** Seen without scrolling; the others are fetched as they come near. */
  isInSight?: boolean;
  /** Shows the cloth only: not even a lazy picture is fetched. */
  isHeldBack?: boolean;
}

/** A dish on its cuisine's cloth, 4:3: the cloth alone while it loads, cloth and name where it is missing. */
export function Picture({
  src,
  avifSrcSet,
  sizes,
  alt,
  cloth,
  name,
  isFirst = false,
  isInSight = isFirst,
  isHeldBack = false,
}: Props) {
  const [failedSrc, setFailedSrc] = useState('');
  const isMissing = !src || failedSrc === src;
  return (
    <Cloth cloth={cloth} className={styles.frame}>
      {isHeldBack ? null : isMissing ? (
        <span className={joinClasses(text.h2, styles.missing, name && styles.named)}>{name}</span>
      ) : (
        <picture>
          {avifSrcSet && <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />}
          <img
            src={src}
            alt={alt}
            width={640}
            height={480}
            loading={isInSight ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding="async"
            onError={() => setFailedSrc(src)}
            className={styles.image}
          />
        </picture>
      )}
    </Cloth>
  );
}
