import { useState } from 'react';
import type { WaitingImage } from '../../../../contract/writes/post-fields.ts';
import * as postPageTexts from '../../../../texts/en/post-page.ts';
import { toOwnPath } from '../../../browser/own-path.ts';
import { useWaitingPicture } from '../../../data/outbox/waiting-picture.ts';
import { Cloth, type ClothName } from '../../../ui/cloth.tsx';
import styles from './whole-picture.module.css';

interface Props {
  pictures: readonly WaitingImage[];
  title: string;
  /** Lies there while a picture is on its way, and where it cannot be had. */
  cloth: ClothName;
}

/** A member's picture, cut to 16:9, or up to four in a grid; the whole of each opens beside. */
export function WholePictures({ pictures, title, cloth }: Props) {
  const of = pictures.length;
  return (
    <div className={styles.frame} data-count={of}>
      {pictures.map(({ url, alt }, at) => (
        <WholePicture
          key={JSON.stringify(url)}
          url={url}
          alt={alt}
          label={postPageTexts.openPicture({ title, alt, at: at + 1, of })}
          cloth={cloth}
        />
      ))}
    </div>
  );
}

interface OneProps extends WaitingImage {
  label: string;
  cloth: ClothName;
}

/** Nothing comes from another host. */
function WholePicture({ url, alt, label, cloth }: OneProps) {
  const [failedSrc, setFailedSrc] = useState('');
  const waiting = useWaitingPicture(typeof url === 'string' ? undefined : url.upload);
  const src = (typeof url === 'string' ? url : waiting) ?? '';
  const isOurs = src.startsWith('blob:') || toOwnPath(src) !== undefined;
  return (
    <Cloth cloth={cloth} className={styles.cell}>
      {isOurs && failedSrc !== src && (
        <a href={src} target="_blank" rel="noopener" aria-label={label} className={styles.link}>
          <img
            src={src}
            alt={alt}
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
