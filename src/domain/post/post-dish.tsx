import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import type { Cooked, PostDish as Dish } from '#contract/post/cooked.ts';
import { DishPicture } from '#domain/recipe/dish-picture.tsx';
import * as cookedTexts from '#texts/cooked.ts';
import { Link } from '#ui/link/link.tsx';
import { Stars } from '#ui/stars.tsx';

interface Props {
  recipeId: string;
  dish?: Dish | null | undefined;
  cooked?: Cooked | null | undefined;
  rating?: number | null | undefined;
  /** Actions beside the dish. The card is then not a link. */
  children?: ReactNode;
}

/** The dish of a post: picture, name, stars, and how it was cooked. It links to the recipe. */
export function PostDish({ recipeId, dish, cooked, rating, children }: Props) {
  // The dish is no longer in the collection.
  if (!dish?.title) return rating ? <Stars rating={rating} /> : null;
  const words = cooked ? cookedTexts.cookedWords(cooked) : '';
  const inside = (
    <>
      <chakra.span
        position="relative"
        flex="none"
        alignSelf="stretch"
        w="64px"
        minH="64px"
        bg="control"
      >
        <DishPicture src={dish.image} />
      </chakra.span>
      <chakra.span flex="1" display="grid" gap="2px" minW="0" py="2" pr="3">
        <chakra.span fontWeight="700" lineHeight="1.25">
          {dish.title}
        </chakra.span>
        {(rating || words) && (
          <chakra.span textStyle="small">
            {rating && <Stars rating={rating} />}
            <span>{` ${words}`}</span>
          </chakra.span>
        )}
      </chakra.span>
    </>
  );
  if (children) {
    return (
      <chakra.div {...CARD}>
        {inside}
        {children}
      </chakra.div>
    );
  }
  return (
    <Link to={pagePaths.recipe(recipeId)} {...CARD}>
      {inside}
    </Link>
  );
}

/** Above the link that may cover the whole card. */
const CARD = {
  position: 'relative',
  zIndex: '2',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '64px',
  overflow: 'clip',
  overflowWrap: 'anywhere',
  borderRadius: 'card',
  bg: 'sunk',
  color: 'ink',
  textDecoration: 'none',
} as const;
