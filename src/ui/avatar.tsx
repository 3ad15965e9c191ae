import { chakra } from '@chakra-ui/react';

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
    <Disc aria-hidden style={{ width: size, height: size, fontSize: size * 0.42 }}>
      {src ? (
        <chakra.img src={src} alt="" w="full" h="full" objectFit="cover" />
      ) : (
        // By letters, not by halves of them: a name may begin with any sign.
        String.fromCodePoint(name.trim().codePointAt(0) ?? 32).toLocaleUpperCase()
      )}
    </Disc>
  );
}

const Disc = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    overflow: 'hidden',
    borderRadius: 'full',
    backgroundColor: 'avatar',
    color: 'brand.espresso',
    fontFamily: 'heading',
    fontWeight: '620',
  },
});
