import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { ALT_MAX } from '#contract/post/limits.ts';
import type { Picture } from '#offline/community/draft-store.ts';
import * as postFormTexts from '#texts/post-form.ts';
import { IconButton } from '#ui/button/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import styles from './picture-item.module.css';

interface Props {
  picture: Picture;
  /** Set for a picture on this device. A picture on the server has an address instead. */
  bytes: ArrayBuffer | undefined;
  /** 0-based index. */
  at: number;
  of: number;
  describe: (alt: string) => void;
  remove: () => void;
  /** `button`: the pressed button, which moves with the picture. */
  move: (to: number, button: HTMLElement) => void;
}

/** One picture with its description and the buttons that move and remove it. */
export function PictureItem({ picture, bytes, at, of, describe, remove, move }: Props) {
  const show = useMemo(() => bytes && toShowing(bytes), [bytes]);
  const address = 'address' in picture ? picture.address : undefined;
  return (
    <li className={styles.item}>
      <div className={styles.frame}>
        {(show ?? address) && (
          <img
            {...(show ? { ref: show } : { src: address })}
            alt={postFormTexts.yourPicture(at + 1, of)}
            decoding="async"
            className={styles.image}
          />
        )}
      </div>
      <div className={styles.rest}>
        <TextField
          label={postFormTexts.describePicture}
          value={picture.alt}
          maxLength={ALT_MAX}
          autoComplete="off"
          // Replaces control characters, because pasted text may contain tabs or line breaks.
          onChange={(event) => describe(event.target.value.replace(/\p{Cc}+/gu, ' '))}
        />
        <div className={styles.buttons}>
          {of > 1 && (
            <>
              <IconButton
                variant="outline"
                aria-label={postFormTexts.moveEarlier(at + 1, of)}
                aria-disabled={at === 0 || undefined}
                onClick={(event) => at > 0 && move(at - 1, event.currentTarget)}
              >
                <ArrowUp size={20} />
              </IconButton>
              <IconButton
                variant="outline"
                aria-label={postFormTexts.moveLater(at + 1, of)}
                aria-disabled={at === of - 1 || undefined}
                onClick={(event) => at < of - 1 && move(at + 1, event.currentTarget)}
              >
                <ArrowDown size={20} />
              </IconButton>
            </>
          )}
          <IconButton
            variant="outline"
            className={styles.remove}
            aria-label={postFormTexts.removePicture(at + 1, of)}
            onClick={remove}
          >
            <Trash2 size={20} />
          </IconButton>
        </div>
      </div>
    </li>
  );
}

/** Ref callback that shows the bytes and revokes their URL on unmount. */
function toShowing(bytes: ArrayBuffer) {
  return (image: HTMLImageElement) => {
    const url = URL.createObjectURL(new Blob([bytes]));
    image.src = url;
    return () => URL.revokeObjectURL(url);
  };
}
