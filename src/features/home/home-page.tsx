import { chakra } from '@chakra-ui/react';
import { CookingPot, Heart, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import * as homeTexts from '../../../texts/en/home.ts';
import * as pageTexts from '../../../texts/en/pages.ts';
import { recipeTexts } from '../../../texts/en/recipes.ts';
import * as shellTexts from '../../../texts/en/shell.ts';
import { askForQuickStart, IS_PRERENDERED } from '../../browser/quick-start-opening.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Link } from '../../ui/link.tsx';
import { SimmerMark } from '../../ui/simmer-mark.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { CuisineCards, type FamilyPictures } from './cuisine-cards.tsx';
import { HeroPlate } from './hero-plate.tsx';
import { Tagline } from './tagline.tsx';
import { WelcomeBanner } from './welcome-banner.tsx';

interface Props {
  pictures: FamilyPictures;
  /** The cut-out plates, one of which is shown each day. */
  plates: readonly string[];
  /** The card of an unfinished cooking session, if there is one. */
  continuing: ReactNode;
  /** Below the cuisines; loads late. */
  more: ReactNode;
}

/** Leaves room for the welcome, so that the four cards below still fit the first screen. */
const compact = {
  paddingTop: { base: '3', lg: '5.5rem' },
  paddingBottom: { base: '5', lg: '9' },
  gap: { base: '4', lg: '7' },
};

/** Home: the hero with its tagline and Start Cooking, and a card for each family of cuisines. */
export function HomePage({ pictures, plates, continuing, more }: Props) {
  useTitle(shellTexts.appName);
  return (
    <>
      <chakra.section
        position="relative"
        overflow="hidden"
        css={{ '& :focus-visible': { outlineColor: 'onPlane' } }}
        bg="plane"
        color="onPlane"
        borderBottomRadius={{ base: 'plane', lg: '0' }}
        pt="env(safe-area-inset-top)"
      >
        <PhoneTop />
        <HeroPlate plates={plates} />
        <chakra.div
          position="relative"
          mx="auto"
          maxW="calc({sizes.content} + 80px)"
          px={{ base: '5', lg: '10' }}
          pt={{ base: '9', lg: '28' }}
          pb={{ base: '8', lg: '9' }}
          display="grid"
          gap={{ base: '6', lg: '8' }}
          justifyItems="start"
          css={{ '&:has([data-welcome])': compact }}
        >
          <WelcomeBanner />
          <Tagline />
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <StartCooking />
            <ButtonLink
              to={pagePaths.allRecipes}
              variant="onPlane"
              size="xl"
              display={{ base: 'none', lg: 'inline-flex' }}
            >
              {homeTexts.browseAllRecipes}
            </ButtonLink>
          </chakra.div>
        </chakra.div>
      </chakra.section>
      <chakra.div
        mx="auto"
        maxW="calc({sizes.content} + 80px)"
        px={{ base: '5', lg: '10' }}
        py={{ base: '4', lg: '7' }}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap={{ base: '3', lg: '5' }}
      >
        <chakra.div
          display={{ base: 'flex', lg: 'none' }}
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="3"
        >
          <chakra.h2 textStyle="h2">{homeTexts.whereToTonight}</chakra.h2>
          <TextLink to={pagePaths.allRecipes}>{homeTexts.allRecipes}</TextLink>
        </chakra.div>
        <CuisineCards pictures={pictures} />
        {/* Wide windows have it in the top bar. */}
        <TextLink
          to={pagePaths.trendingRecipes}
          display={{ base: 'inline-flex', lg: 'none' }}
          justifySelf="center"
        >
          {pageTexts.trendingRecipe}
        </TextLink>
        {continuing}
        {more}
      </chakra.div>
    </>
  );
}

function StartCooking() {
  const look = {
    size: 'xl',
    bg: { base: 'brand.espresso', _dark: 'flame' },
    color: { base: 'brand.steam', _dark: 'onFlame' },
  } as const;
  const words = (
    <>
      <CookingPot aria-hidden size={22} />
      {recipeTexts.startCooking}
    </>
  );
  return IS_PRERENDERED ? (
    <ButtonLink to={pagePaths.allRecipes} {...look}>
      {words}
    </ButtonLink>
  ) : (
    <Button onClick={askForQuickStart} {...look}>
      {words}
    </Button>
  );
}

function PhoneTop() {
  return (
    <chakra.div
      display={{ base: 'flex', lg: 'none' }}
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      px="5"
      pt="3"
      position="relative"
      zIndex="1"
    >
      <chakra.span display="inline-flex" alignItems="center" gap="2">
        <SimmerMark size={32} pot="onPlane" steam="brand.steam" />
        <chakra.span
          fontFamily="heading"
          fontWeight="680"
          fontSize="1.625rem"
          letterSpacing="-.03em"
        >
          {shellTexts.appName}
        </chakra.span>
      </chakra.span>
      <chakra.span display="inline-flex" gap="1">
        <Link
          to={pagePaths.search}
          aria-label={shellTexts.search}
          display="grid"
          placeItems="center"
          boxSize="11"
        >
          <Search aria-hidden size={23} />
        </Link>
        <Link
          to={pagePaths.profile}
          search={{ list: 'favorites' }}
          aria-label={shellTexts.favorites}
          display="grid"
          placeItems="center"
          boxSize="11"
        >
          <Heart aria-hidden size={23} />
        </Link>
      </chakra.span>
    </chakra.div>
  );
}
