import type { SyntheticEvent } from 'react';
import styles from './avatar.module.css';
import { joinClasses } from './join-classes.ts';

interface Props {
  name: string;
  /** The picture's address; '' draws the first letter of the name. */
  src: string;
  size: AvatarSize;
}

/** Pixels. By classes: the content policy blocks styles that stand at an element of a served page. */
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

/** Somebody's picture, or their first letter. The name stands beside it or in the control around it. */
export function Avatar({ name, src, size }: Props) {
  return (
    <span aria-hidden className={joinClasses(styles.disc, sizes[size], tones[toTone(name)])}>
      <span>{toFirstLetter(name).toLocaleUpperCase()}</span>
      {src && <img key={src} src={src} alt="" onError={hide} />}
    </span>
  );
}

/** A letter with its marks, a flag or an emoji. Browsers without a segmenter show the first character. */
function toFirstLetter(name: string): string {
  const beginning = name.trim().slice(0, 64);
  const [first] = 'Segmenter' in Intl ? new Intl.Segmenter().segment(beginning) : [];
  return first?.segment ?? String.fromCodePoint(beginning.codePointAt(0) ?? 32);
}

/** A picture that cannot be had leaves the letter. */
function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  // Not `hidden`: our own style of pictures is stronger.
  currentTarget.style.display = 'none';
}

const tones = [styles.tone0, styles.tone1, styles.tone2, styles.tone3, styles.tone4];

/** The same colour for the same name, wherever it stands. */
function toTone(name: string): number {
  let sum = 0;
  for (const letter of name.trim()) sum += letter.codePointAt(0) ?? 0;
  return sum % tones.length;
}
