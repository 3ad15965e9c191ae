import { chakra } from '@chakra-ui/react';
import type { SyntheticEvent } from 'react';

interface Props {
  name: string;
  /** The picture's address; '' draws the first letter of the name. */
  src: string;
  /** Pixels. */
  size: number;
}

/** Somebody's picture, or their first letter. The name stands beside it or in the control around it. */
export function Avatar({ name, src, size }: Props) {
  return (
    <Disc
      aria-hidden
      backgroundColor={`avatar.${toTone(name)}`}
      style={{ width: size, height: size, fontSize: size * 0.42 }}
    >
      {/* By letters, not by halves of them: a name may begin with any sign. */}
      {String.fromCodePoint(name.trim().codePointAt(0) ?? 32).toLocaleUpperCase()}
      {src && <img key={src} src={src} alt="" onError={hide} />}
    </Disc>
  );
}

/** A picture that cannot be had leaves the letter. */
function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  // Not `hidden`: our own style of pictures is stronger.
  currentTarget.style.display = 'none';
}

/** The same colour for the same name, wherever it stands. */
function toTone(name: string): number {
  let sum = 0;
  for (const letter of name.trim()) sum += letter.codePointAt(0) ?? 0;
  return sum % TONES;
}

/** As many as the theme has. */
const TONES = 5;

const Disc = chakra('span', {
  base: {
    display: 'grid',
    position: 'relative',
    '& img': { position: 'absolute', inset: '0', w: 'full', h: 'full', objectFit: 'cover' },
    placeItems: 'center',
    flexShrink: '0',
    overflow: 'hidden',
    borderRadius: 'full',
    color: 'brand.espresso',
    fontFamily: 'heading',
    fontWeight: '620',
  },
});
