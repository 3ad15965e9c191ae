import { chakra } from '@chakra-ui/react';
import { pagePaths } from '../../../contract/paths.ts';
import { CARD_PICTURE_SIZES, toAvifSrcSet } from '../../../contract/picture.ts';
import { toDifficulty, toTimeEstimate } from '../../data/card-metrics.ts';
import { toCloth } from '../../data/cloths.ts';
import type { Mark } from '../../data/keeping.ts';
import type { KeptRecipe } from '../../data/kept-recipes.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { KeptEnd } from './kept-end.tsx';

interface Props {
  label: string;
  kept: readonly KeptRecipe[];
  /** The list that a row is taken off. */
  mark: Mark;
}

/** Recipes as rows on one sheet of paper; from wide windows on in two columns. */
export function KeptList({ label, kept, mark }: Props) {
  return (
    <chakra.ul
      aria-label={label}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="6"
      px="3"
      borderRadius="card"
      bg="paper"
      boxShadow="s1"
    >
      {kept.map((one) => (
        <chakra.li
          key={one.name}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) auto"
          alignItems="center"
          gap="2"
          py="3"
          borderTop="1px solid"
          borderColor="line"
          css={{ '&:first-of-type': { borderTop: 'none' } }}
        >
          <Dish {...one} />
          <KeptEnd kept={one} mark={mark} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function Dish({ name, recipe }: KeptRecipe) {
  if (!recipe) {
    return (
      <chakra.span display="grid" gap="0.5" py="2">
        <chakra.b textStyle="cardTitle">{name}</chakra.b>
        <chakra.span color="ink.muted" textStyle="small">
          Not on this device, or no longer in the collection
        </chakra.span>
      </chakra.span>
    );
  }
  return (
    <Link
      to={pagePaths.recipe(recipe._id)}
      display="grid"
      gridTemplateColumns="88px minmax(0, 1fr)"
      alignItems="center"
      gap="3"
      minH="tap"
      textDecoration="none"
    >
      <chakra.span display="block" borderRadius="thumb" overflow="hidden">
        <Picture
          src={recipe.image_url}
          avifSrcSet={toAvifSrcSet(recipe.image_url)}
          sizes={CARD_PICTURE_SIZES}
          alt=""
          cloth={toCloth(recipe.cuisine)}
          name=""
        />
      </chakra.span>
      <chakra.span display="grid" gap="0.5">
        <chakra.b textStyle="cardTitle" fontSize="1.1875rem">
          {recipe.title}
        </chakra.b>
        <chakra.span color="ink.muted" textStyle="small">
          {toTimeEstimate(recipe)} · {toDifficulty(recipe)}
        </chakra.span>
      </chakra.span>
    </Link>
  );
}
