import type { SyntheticEvent } from 'react';
import styles from './avatar.module.css';
import { joinClasses } from './join-classes.ts';

interface Props {
  name: string;
  /** Address of the picture. With '' the first letter of the name is drawn. */
  src: string;
  size: AvatarSize;
}

/** Pixels. Sizes are classes, because the content policy blocks inline styles on a served page. */
const sizes = {
  36: styles.size36,
  40: styles.size40,
  44: styles.size44,
  48: styles.size48,
  56: styles.size56,
  112: styles.size112,
  124: styles.size124,
};
export type AvatarSize = keyof typeof sizes;

/** Hidden from screen readers, so the name must be beside it or in the surrounding control. */
export function Avatar({ name, src, size }: Props) {
  return (
    <span aria-hidden className={joinClasses(styles.disc, sizes[size], tones[toTone(name)])}>
      <span>{toFirstLetter(name).toLocaleUpperCase()}</span>
      {src && <img key={src} src={src} alt="" onError={hide} />}
    </span>
  );
}

/** Returns a letter with its marks, a flag or an emoji. Without a segmenter it returns the first character. */
function toFirstLetter(name: string): string {
  const beginning = name.trim().slice(0, 64);
  const [first] = 'Segmenter' in Intl ? new Intl.Segmenter().segment(beginning) : [];
  return first?.segment ?? String.fromCodePoint(beginning.codePointAt(0) ?? 32);
}

/** Hides a picture that failed to load, so that the letter shows. */
function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  // The `hidden` attribute would lose against our own style for pictures.
  currentTarget.style.display = 'none';
}

const tones = [styles.tone0, styles.tone1, styles.tone2, styles.tone3, styles.tone4];

function toTone(name: string): number {
  let sum = 0;
  for (const letter of name.trim()) sum += letter.codePointAt(0) ?? 0;
  return sum % tones.length;
}
