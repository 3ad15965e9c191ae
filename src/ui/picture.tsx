import { type ReactNode, useState } from 'react';
import { Cloth, type ClothName } from './cloth.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './picture.module.css';
import text from './theme/text.module.css';

interface Props {
  /** The WebP for browsers without AVIF, or '' if there is no picture. */
  src: string;
  avifSrcSet: string;
  sizes: string;
  alt: string;
  cloth: ClothName;
  /** Shown on the cloth if there is no picture. */
  name: string;
  /** Loaded before all other pictures of the view. */
  isFirst?: boolean;
  /** Visible without scrolling. Other pictures load when they come near. */
  isInitiallyVisible?: boolean;
  /** Shows only the cloth and loads no picture. */
  isHeldBack?: boolean;
  /** Shown over it, for example a badge with `position: absolute`. */
  children?: ReactNode;
}

/** A 4:3 picture on its cuisine's cloth, which is visible while it loads. Without a picture it shows the name. */
export function Picture({
  src,
  avifSrcSet,
  sizes,
  alt,
  cloth,
  name,
  isFirst = false,
  isInitiallyVisible = isFirst,
  isHeldBack = false,
  children,
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
            loading={isInitiallyVisible ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'low'}
            decoding="async"
            onError={() => setFailedSrc(src)}
            className={styles.image}
          />
        </picture>
      )}
      {children}
    </Cloth>
  );
}
