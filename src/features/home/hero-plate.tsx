import { chakra } from '@chakra-ui/react';

/** The plate that bleeds off the plane's right edge. Decorative. `src` is the WebP; an AVIF lies beside it. */
export function HeroPlate({ src }: { src: string }) {
  if (!src) return null;
  return (
    <chakra.div
      aria-hidden
      position="absolute"
      left={{ base: '51%', sm: '58%', lg: 'auto' }}
      right={{ lg: 'max(-4%, calc(50% - 720px))' }}
      bottom={{ base: '-205px', sm: '-220px', lg: 'auto' }}
      top={{ lg: '3%' }}
      w={{ base: '400px', sm: '460px', lg: 'min(43rem, 53vw)' }}
      pointerEvents="none"
    >
      <picture>
        <source type="image/avif" srcSet={src.replace(/webp$/, 'avif')} />
        <img src={src} alt="" width={640} height={640} fetchPriority="high" />
      </picture>
    </chakra.div>
  );
}
