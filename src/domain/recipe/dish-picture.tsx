import { chakra } from '@chakra-ui/react';
import { toAvif, toAvifSrcSet } from '#contract/recipe/picture.ts';

export function DishPicture({ src }: { src: string }) {
  if (!toAvifSrcSet(src)) return null;
  return (
    <picture>
      <source type="image/avif" srcSet={toAvif(src, 320)} />
      <chakra.img
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        position="absolute"
        inset="0"
        boxSize="100%"
        objectFit="cover"
      />
    </picture>
  );
}
