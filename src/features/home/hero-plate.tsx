import { chakra } from '@chakra-ui/react';

/** The plate that bleeds off the plane's right edge. Decorative. `src` is the WebP; an AVIF lies beside it. */
export function HeroPlate({ src }: { src: string }) {
  if (!src) return null;
  return (
    <chakra.div
      aria-hidden
      position="absolute"
      right={{ base: '-24%', sm: '-12%', lg: 'max(-4%, calc(50% - 720px))' }}
      bottom={{ base: '-21%', lg: 'auto' }}
      top={{ lg: '3%' }}
      w={{ base: '76%', sm: '50%', lg: '43rem' }}
      pointerEvents="none"
    >
      <picture>
        <source type="image/avif" srcSet={src.replace(/webp$/, 'avif')} />
        <img src={src} alt="" width={640} height={640} fetchPriority="high" />
      </picture>
    </chakra.div>
  );
}
