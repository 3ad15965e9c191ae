import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { CLOTH_PATTERNS, CLOTH_SIZES, type ClothName } from './theme/cloth-patterns.ts';

export type { ClothName };

interface ClothProps extends HTMLChakraProps<'div'> {
  cloth: ClothName;
  /** Fades the ground over the pattern from the left, where text is to stand on it. */
  fade?: boolean;
}

/** A cuisine's printed tablecloth; it keeps its colours in the dark. */
export function Cloth({ cloth, fade = false, children, ...rest }: ClothProps) {
  const ground = `{colors.cloth.${cloth}.ground}`;
  return (
    <chakra.div
      backgroundColor={`cloth.${cloth}.ground`}
      color={`cloth.${cloth}.text`}
      css={{
        backgroundSize: fade ? `auto, ${CLOTH_SIZES[cloth]}` : CLOTH_SIZES[cloth],
        backgroundImage: fade
          ? `linear-gradient(90deg, ${ground} 25%, transparent 85%), ${CLOTH_PATTERNS[cloth]}`
          : CLOTH_PATTERNS[cloth],
        '& :focus-visible': { outlineColor: `cloth.${cloth}.text` },
      }}
      {...rest}
    >
      {children}
    </chakra.div>
  );
}
