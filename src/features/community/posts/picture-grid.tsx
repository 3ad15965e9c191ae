import { type ReactNode, useState } from 'react';
import type { WaitingImage } from '../../../../contract/writes/post-fields.ts';
import { toOwnPath } from '../../../browser/own-path.ts';
import { useWaitingPicture } from '../../../data/outbox/waiting-picture.ts';
import { Cloth, type ClothName } from '../../../ui/cloth.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import styles from './picture-grid.module.css';

/** What its `img` needs to show a picture. */
export interface ShownPicture {
  src: string;
  onError: () => void;
  className: string | undefined;
}

interface Props {
  pictures: readonly WaitingImage[];
  /** Lies there while a picture is on its way, and where it cannot be had. */
  cloth: ClothName;
  className?: string | undefined;
  children: (shown: ShownPicture, picture: WaitingImage, at: number) => ReactNode;
}

/** The pictures of a post: one, or up to four in a grid. Nothing comes from another host. */
export function PictureGrid({ pictures, cloth, className, children }: Props) {
  return (
    <div className={joinClasses(styles.grid, className)} data-count={pictures.length}>
      {pictures.map((picture, at) => (
        <Cell key={JSON.stringify(picture.url)} url={picture.url} cloth={cloth}>
          {(shown) => children(shown, picture, at)}
        </Cell>
      ))}
    </div>
  );
}

interface CellProps extends Pick<WaitingImage, 'url'> {
  cloth: ClothName;
  children: (shown: ShownPicture) => ReactNode;
}

function Cell({ url, cloth, children }: CellProps) {
  const [failedSrc, setFailedSrc] = useState('');
  const waiting = useWaitingPicture(typeof url === 'string' ? undefined : url.upload);
  const src = (typeof url === 'string' ? url : waiting) ?? '';
  const isOurs = src.startsWith('blob:') || toOwnPath(src) !== undefined;
  return (
    <Cloth cloth={cloth} className={styles.cell}>
      {isOurs &&
        failedSrc !== src &&
        children({ src, onError: () => setFailedSrc(src), className: styles.image })}
    </Cloth>
  );
}
