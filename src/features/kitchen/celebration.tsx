import { chakra } from '@chakra-ui/react';
import { CookingPot, House } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import { toAvifSrcSet } from '../../../contract/recipe/picture.ts';
import type { Recipe } from '../../../contract/recipe/recipe.ts';
import * as cookingTexts from '../../../texts/en/cooking.ts';
import { recipeTexts } from '../../../texts/en/recipes.ts';
import { toCloth } from '../../knowledge/cloths.ts';
import { WaitingPlace } from '../../parts/waiting-place.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Confetti } from './confetti.tsx';
import { toPraise } from './praise.ts';

export interface EndProps {
  recipe: Recipe;
  /** As many as were cooked for. */
  servings: number;
  minutes: number;
}

/** The dish is done: the session is over, and the next start begins at step 1. */
export function Celebration({ recipe, servings, minutes }: EndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <chakra.div
      position="relative"
      overflow="hidden"
      minH="100dvh"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.05fr)' }}
      alignContent={{ base: 'space-between', lg: 'center' }}
      alignItems="center"
      gap={{ base: '8', lg: '10' }}
      px={{ base: '5', lg: '14' }}
      pt="calc(40px + env(safe-area-inset-top))"
      pb="calc(24px + env(safe-area-inset-bottom))"
      bg="plane"
      color="onPlane"
    >
      <Confetti />
      <chakra.div position="relative" gridColumn="1 / -1" order="-1" mt="-6">
        <WaitingPlace />
      </chakra.div>
      <chakra.div
        position="relative"
        order={{ lg: '2' }}
        w={{ base: 'min(80vw, 44dvh)', lg: 'min(100%, 84dvh)' }}
        mx="auto"
        aspectRatio="1"
        borderRadius="full"
        overflow="hidden"
        border="6px solid"
        borderColor="brand.steam"
        boxShadow="s3"
      >
        {/* The middle of a picture that is wider than high: the dish, without what lies beside it. */}
        <chakra.div position="absolute" top="0" left="-16.67%" w="133.34%">
          <Picture
            src={recipe.image_url}
            avifSrcSet={toAvifSrcSet(recipe.image_url)}
            sizes="(min-width: 1024px) 900px, 110vw"
            alt=""
            cloth={toCloth(recipe.cuisine)}
            name={recipe.title}
            isFirst
          />
        </chakra.div>
      </chakra.div>
      <chakra.div
        position="relative"
        display="grid"
        gap="4"
        justifyItems={{ base: 'center', lg: 'start' }}
        textAlign={{ base: 'center', lg: 'start' }}
      >
        <chakra.h1
          ref={heading}
          tabIndex={-1}
          textStyle="hero"
          fontSize={{ base: '3.5rem', lg: '6.5rem' }}
        >
          {recipeTexts.recipeComplete}
        </chakra.h1>
        <chakra.p fontSize={{ base: '1.1875rem', lg: '1.5rem' }} maxW="28rem" textWrap="balance">
          {toPraise({ ...recipe, servings }, minutes)}
        </chakra.p>
        <chakra.div display="grid" gap="3" mt={{ base: '6', lg: '4' }} w="full" maxW="440px">
          <ButtonLink to={pagePaths.recipe(recipe._id)} replace size="xl">
            <CookingPot aria-hidden size={22} />
            {cookingTexts.backToTheRecipe}
          </ButtonLink>
          <ButtonLink to={pagePaths.home} replace variant="onPlane" size="xl">
            <House aria-hidden size={20} />
            {cookingTexts.home}
          </ButtonLink>
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
