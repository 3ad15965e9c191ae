import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Cloth, type ClothName } from './cloth.tsx';

interface Props {
  /** The WebP that every engine reads; '' where nothing has been drawn. */
  src: string;
  avifSrcSet: string;
  sizes: string;
  alt: string;
  cloth: ClothName;
  /** Set in display type on the bare cloth where there is no picture. */
  name: string;
  /** The first picture of a view is fetched first; the rest as they come near. */
  isFirst?: boolean;
}

/** A dish on its cuisine's cloth, 4:3: the cloth alone while it loads, cloth and name where it is missing. */
export function Picture({ src, avifSrcSet, sizes, alt, cloth, name, isFirst = false }: Props) {
  const [failedSrc, setFailedSrc] = useState('');
  const isMissing = !src || failedSrc === src;
  return (
    <Cloth cloth={cloth} position="relative" aspectRatio="4 / 3" overflow="hidden">
      {isMissing ? (
        <chakra.span
          position="absolute"
          inset="0"
          display="grid"
          placeItems="center"
          p="6"
          textStyle="h2"
          textAlign="center"
          background={name && `radial-gradient({colors.cloth.${cloth}.ground} 30%, transparent)`}
        >
          {name}
        </chakra.span>
      ) : (
        <picture>
          {avifSrcSet && <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />}
          <chakra.img
            src={src}
            alt={alt}
            htmlWidth={640}
            htmlHeight={480}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding="async"
            onError={() => setFailedSrc(src)}
            css={{
              position: 'absolute',
              inset: 0,
              width: '100%',
              height: '100%',
              objectFit: 'cover',
            }}
          />
        </picture>
      )}
    </Cloth>
  );
}
