import { chakra } from '@chakra-ui/react';
import { pagePaths } from '#contract/page/paths.ts';
import { CARD_PICTURE_SIZES, toAvifSrcSet } from '#contract/recipe/picture.ts';
import { DietBadge } from '#domain/diet/diet-badge.tsx';
import type { Mark } from '#domain/recipe/marks.ts';
import { toDifficulty, toTimeOfDish } from '#knowledge/card-metrics.ts';
import { toCloth } from '#knowledge/cloths.ts';
import * as profileTexts from '#texts/profile.ts';
import { SkeletonBar } from '#ui/button/chip.tsx';
import { Link } from '#ui/link/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { MarkedEnd } from './marked-end.tsx';
import type { MarkedRecipe } from './marked-recipes.ts';

interface Props {
  label: string;
  kept: readonly MarkedRecipe[];
  /** The list from which a row's button removes it. */
  mark: Mark;
}

/** Recipes as rows on phones and as cards in wide windows. */
export function MarkedList({ label, kept, mark }: Props) {
  return (
    <chakra.ul
      aria-label={label}
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: 'repeat(2, minmax(0, 1fr))',
        xl: 'repeat(3, minmax(0, 1fr))',
      }}
      gap={{ lg: '6' }}
      px={{ base: '3', lg: '0' }}
      borderRadius="card"
      bg={{ base: 'paper', lg: 'transparent' }}
      boxShadow={{ base: 's1', lg: 'none' }}
    >
      {kept.map((one) => (
        <chakra.li
          key={one.name}
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', lg: 'minmax(0, 1fr)' }}
          alignItems={{ base: 'center', lg: 'start' }}
          gap="2"
          py={{ base: '3', lg: '0' }}
          borderTop={{ base: '1px solid {colors.line}', lg: 'none' }}
          css={{ '&:first-of-type': { borderTop: 'none' }, lg: card }}
        >
          <Dish {...one} />
          <MarkedEnd kept={one} mark={mark} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function Dish({ name, recipe, isLoading }: MarkedRecipe) {
  if (!recipe) {
    return (
      <chakra.span display="grid" gap="0.5" py="2" px={{ lg: '4' }}>
        <chakra.b textStyle="cardTitle" translate="no">
          {name}
        </chakra.b>
        <chakra.span color="ink.muted" textStyle="small">
          {isLoading ? <SkeletonBar w="8rem" h="1.4em" /> : profileTexts.notOnDevice}
        </chakra.span>
      </chakra.span>
    );
  }
  return (
    <Link
      to={pagePaths.recipe(recipe._id)}
      display="grid"
      gridTemplateColumns={{ base: '88px minmax(0, 1fr)', lg: 'minmax(0, 1fr)' }}
      alignItems="center"
      gap={{ base: '3', lg: '0' }}
      minH="tap"
      textDecoration="none"
    >
      <chakra.span display="block" borderRadius={{ base: 'thumb', lg: '0' }} overflow="hidden">
        <Picture
          src={recipe.image_url}
          avifSrcSet={toAvifSrcSet(recipe.image_url)}
          sizes={CARD_PICTURE_SIZES}
          alt=""
          cloth={toCloth(recipe.cuisine)}
          name=""
        >
          <DietBadge recipe={recipe} />
        </Picture>
      </chakra.span>
      <chakra.span display="grid" gap="0.5" p={{ lg: '4' }}>
        <chakra.span
          display={{ base: 'none', lg: 'block' }}
          textStyle="small"
          fontWeight="700"
          color="ember"
        >
          {recipe.region ? `${recipe.cuisine} · ${recipe.region}` : recipe.cuisine}
        </chakra.span>
        <chakra.b textStyle="cardTitle" fontSize="1.1875rem">
          {recipe.title}
        </chakra.b>
        <chakra.span color="ink.muted" textStyle="small">
          {`${toTimeOfDish(recipe)} · ${toDifficulty(recipe)}`}
        </chakra.span>
      </chakra.span>
    </Link>
  );
}

const card = {
  position: 'relative',
  height: 'full',
  overflow: 'hidden',
  borderRadius: 'card',
  backgroundColor: 'paper',
  boxShadow: 's1',
} as const;
