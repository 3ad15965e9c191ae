import { Camera, CircleAlert, ImagePlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { IMAGES_MAX } from '#contract/post/limits.ts';
import type { Picture } from '#offline/community/draft-store.ts';
import * as postFormTexts from '#texts/post-form.ts';
import * as postPartTexts from '#texts/post-parts.ts';
import { toButtonClass } from '#ui/button/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import { PictureItem } from './picture-item.tsx';
import styles from './pictures-field.module.css';
import type { Picked } from './use-picked.ts';

interface Props {
  pictures: readonly Picture[];
  picked: Picked;
}

/** Adds, describes, moves and removes the pictures of a post. */
export function PicturesField({ pictures, picked }: Props) {
  const { bytes, isReading, error, pick } = picked;
  const [moved, setMoved] = useState('');
  const of = pictures.length;
  const buttons = (
    <>
      <FileButton pick={pick}>
        <ImagePlus size={20} />
        {postFormTexts.addAPicture}
      </FileButton>
      <FileButton pick={pick} withCamera>
        <Camera size={20} />
        {postFormTexts.takeAPhoto}
      </FileButton>
    </>
  );
  return (
    <section aria-label={postPartTexts.pictures} className={styles.section}>
      {of > 0 && (
        <ul className={styles.list}>
          {pictures.map((picture, at) => (
            <PictureItem
              key={'upload' in picture ? picture.upload : picture.address}
              picture={picture}
              bytes={'upload' in picture ? bytes.get(picture.upload) : undefined}
              at={at}
              of={of}
              describe={(alt) => picked.describe(at, alt)}
              remove={() => picked.remove(at)}
              move={(to, button) => {
                // The button moves with its picture in the DOM and would lose the focus.
                flushSync(() => {
                  picked.move(at, to);
                  setMoved(postFormTexts.pictureMoved(to + 1, of));
                });
                button.focus();
              }}
            />
          ))}
        </ul>
      )}
      {of === 0 && <div className={styles.empty}>{buttons}</div>}
      {of > 0 && of < IMAGES_MAX && <div className={styles.more}>{buttons}</div>}
      <p role="status" className={joinClasses(text.small, styles.hint)}>
        <span>{isReading ? postFormTexts.pictureUnderWay : postFormTexts.pictureTypes}</span>
        <span className={text.srOnly}>{` ${moved}`}</span>
      </p>
      <div role="alert">
        {error && (
          <p className={joinClasses(text.small, styles.failure)}>
            <CircleAlert size={16} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </section>
  );
}

interface FileButtonProps {
  pick: (files: readonly File[]) => void;
  /** Phones open their camera directly. */
  withCamera?: boolean;
  children: ReactNode;
}

function FileButton({ pick, withCamera = false, children }: FileButtonProps) {
  return (
    <label
      className={toButtonClass(
        { variant: 'outline', size: 'sm' },
        joinClasses(styles.file, withCamera && styles.camera),
      )}
    >
      <input
        type="file"
        accept="image/*"
        {...(withCamera ? { capture: 'environment' as const } : { multiple: true })}
        onChange={(event) => {
          const files = Array.from(event.target.files ?? []);
          // Reset, so that the same file can be picked again after it was removed.
          event.target.value = '';
          if (files.length > 0) pick(files);
        }}
      />
      <span>{children}</span>
    </label>
  );
}
