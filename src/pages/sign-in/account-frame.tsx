import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import * as appTexts from '#texts/app.ts';
import * as signInTexts from '#texts/sign-in.ts';
import { Link } from '#ui/link/link.tsx';
import { SimmerMark } from '#ui/simmer-mark.tsx';

interface Props {
  /** Motto on the coloured area in wide windows. */
  line: string;
  title: string;
  hint: string;
  /** URL of the cut-out plate picture, '' for none. */
  plate: string;
  children: ReactNode;
}

/** Layout of the sign-in pages: a coloured area with a plate, and the form below it or beside it. */
export function AccountFrame({ line, title, hint, plate, children }: Props) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      gridTemplateRows={{ base: 'auto 1fr', lg: 'auto' }}
      minH="100dvh"
      bg="bg"
    >
      <chakra.div
        position="relative"
        overflow="hidden"
        bg="plane"
        color="onPlane"
        minH={{ base: '13rem', lg: '100dvh' }}
        px={{ base: '3', lg: '10' }}
        pt={{ base: 'max(12px, env(safe-area-inset-top))', lg: '5' }}
        css={{ '& :focus-visible': { outlineColor: 'onPlane' } }}
      >
        <Plate src={plate} />
        <Link
          to={pagePaths.home}
          position="relative"
          display="inline-flex"
          alignItems="center"
          gap="2"
          minH="tap"
          pr="3"
          textDecoration="none"
        >
          <chakra.span display={{ base: 'grid', lg: 'none' }} placeItems="center" boxSize="9">
            <ArrowLeft size={24} />
          </chakra.span>
          <SimmerMark size={34} steam="onPlane" />
          <chakra.span
            fontFamily="heading"
            fontWeight="680"
            fontSize="1.75rem"
            letterSpacing="-.03em"
          >
            {appTexts.appName}
          </chakra.span>
          <chakra.span srOnly>{signInTexts.andHome}</chakra.span>
        </Link>
        <chakra.p
          position="relative"
          display={{ base: 'none', lg: 'block' }}
          textStyle="h1"
          fontSize="min(3.125rem, 6.5vw)"
          whiteSpace="pre-line"
          mt="10"
        >
          {line}
        </chakra.p>
      </chakra.div>
      <chakra.div
        position="relative"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        alignContent={{ base: 'start', lg: 'center' }}
        justifyItems="center"
        bg="bg"
        mt={{ base: '-7', lg: '0' }}
        borderTopRadius={{ base: 'plane', lg: '0' }}
        px={{ base: 'min(1.5rem, 7vw)', lg: '10' }}
        pt="7"
        pb="calc(40px + env(safe-area-inset-bottom))"
      >
        <chakra.div
          w="full"
          maxW="37.5rem"
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="5"
        >
          <div>
            <chakra.h1 textStyle="h1" fontSize={{ base: 'min(2.125rem, 15vw)', lg: '3.125rem' }}>
              {title}
            </chakra.h1>
            <chakra.p color="ink.muted" fontSize="1.0625rem" mt="1" overflowWrap="anywhere">
              {hint}
            </chakra.p>
          </div>
          {children}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}

/** Decorative. The AVIF has the same path as the WebP. */
function Plate({ src }: { src: string }) {
  if (!src) return null;
  return (
    <chakra.div
      aria-hidden
      position="absolute"
      left={{ base: '47%', lg: '24%' }}
      top={{ base: '1.25rem', lg: '42%' }}
      w={{ base: '17.5rem', lg: 'min(46rem, 52vw)' }}
      pointerEvents="none"
    >
      <picture>
        <source type="image/avif" srcSet={src.replace(/webp$/, 'avif')} />
        <img src={src} alt="" width={640} height={640} />
      </picture>
    </chakra.div>
  );
}
