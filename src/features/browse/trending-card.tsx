import { chakra } from '@chakra-ui/react';
import { Clock } from 'lucide-react';
import { pagePaths } from '../../../contract/paths.ts';
import { CARD_PICTURE_SIZES, toAvifSrcSet } from '../../../contract/recipe/picture.ts';
import type { Recipe } from '../../../contract/recipe/recipe.ts';
import { toDifficulty, toTimeOfDish } from '../../knowledge/card-metrics.ts';
import { toCloth } from '../../knowledge/cloths.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { CardCorner } from './card-corner.tsx';
import { DifficultyDots } from './difficulty-dots.tsx';

/** The picture as tall as its card: the large one at least 4:3, a small one cut to the room that there is. */
const FILLING = { h: 'full', minH: '100%' } as const;
const CUT = { h: 'full', minH: '9rem', aspectRatio: 'auto' } as const;

/** One of the three: the first with its picture above, the others beside it. In wide windows all pictures fill their cards. */
export function TrendingCard({ recipe, place }: { recipe: Recipe; place: number }) {
  const isLarge = place === 1;
  return (
    <chakra.article position="relative" h="full">
      <Link
        to={pagePaths.recipe(recipe._id)}
        display="grid"
        gridTemplateColumns={
          isLarge
            ? 'minmax(0, 1fr)'
            : { base: 'min(7.5rem, 36%) minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }
        }
        gridTemplateRows={isLarge ? '1fr auto' : undefined}
        alignItems="center"
        columnGap="3.5"
        h="full"
        p={isLarge ? '0' : { base: '2.5', lg: '0' }}
        overflow="hidden"
        bg="paper"
        borderRadius="card"
        boxShadow="s1"
        textDecoration="none"
        transition="box-shadow .2s"
        _hover={{ boxShadow: 's2' }}
      >
        <chakra.span
          display="block"
          overflow="hidden"
          borderRadius={isLarge ? '0' : { base: 'thumb', lg: '0' }}
          alignSelf={isLarge ? 'stretch' : { lg: 'stretch' }}
          css={{ '& > div': isLarge ? FILLING : { lg: CUT } }}
        >
          <Picture
            src={recipe.image_url}
            avifSrcSet={toAvifSrcSet(recipe.image_url)}
            sizes={isLarge ? '(min-width: 1024px) 700px, 100vw' : CARD_PICTURE_SIZES}
            alt={recipe.imageAlt}
            cloth={toCloth(recipe.cuisine)}
            name={isLarge ? recipe.title : ''}
            isFirst
          />
        </chakra.span>
        <chakra.span
          display={isLarge ? 'flex' : 'grid'}
          alignItems="center"
          gap={isLarge ? '4' : '1'}
          pl={isLarge ? '5' : { lg: '1' }}
          pr={isLarge ? '5' : { lg: '3' }}
          py={isLarge ? '4' : '0'}
        >
          <chakra.span
            aria-hidden
            fontFamily="heading"
            fontWeight="600"
            fontSize={isLarge ? '3.5rem' : '2rem'}
            lineHeight=".9"
            color="mark"
          >
            {place}
          </chakra.span>
          <chakra.span display="grid" gap="1">
            <chakra.h2 textStyle="cardTitle" overflowWrap="anywhere">
              {recipe.title}
            </chakra.h2>
            <chakra.span
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              columnGap="1.5"
              color="ink.muted"
              textStyle="small"
              fontWeight="600"
            >
              <Clock aria-hidden size={16} />
              <chakra.span mr="2">{toTimeOfDish(recipe)}</chakra.span>
              <DifficultyDots difficulty={toDifficulty(recipe)} />
            </chakra.span>
          </chakra.span>
        </chakra.span>
      </Link>
      {isLarge && <CardCorner recipe={recipe} />}
    </chakra.article>
  );
}
