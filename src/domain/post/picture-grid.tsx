import { type ReactNode, useState } from 'react';
import { toImages } from '#contract/post/images.ts';
import type { ListedPost } from '#contract/post/schema.ts';
import type { WaitingImage } from '#contract/post/waiting-fields.ts';
import { useWaitingPicture } from '#domain/outbox/waiting-picture.ts';
import type { ShownPost } from '#domain/overlay/views.ts';
import { toOwnPath } from '#platform/own-path.ts';
import { Cloth, type ClothName } from '#ui/cloth.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './picture-grid.module.css';

/** Props for the `img` that shows a picture. */
export interface ShownPicture {
  src: string;
  onError: () => void;
  className: string | undefined;
}

interface Props {
  pictures: readonly WaitingImage[];
  /** Shown while a picture loads and if it fails to load. */
  cloth: ClothName;
  className?: string | undefined;
  children: (shown: ShownPicture, picture: WaitingImage, at: number) => ReactNode;
}

/** One to four pictures of a post in a grid. Pictures from other hosts are not loaded. */
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

/** The pictures of a post on screen: the pending ones if a write changes them, or else those of the server. */
export function toShownPictures(
  post: ShownPost<Pick<ListedPost, 'image' | 'images'>>,
): readonly WaitingImage[] {
  return post.pictures ?? toImages(post);
}
