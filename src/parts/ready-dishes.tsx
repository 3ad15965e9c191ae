import { chakra } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { pagePaths } from '../../contract/paths.ts';
import { toAvifSrcSet } from '../../contract/recipe/picture.ts';
import type { Recipe } from '../../contract/recipe/recipe.ts';
import * as offlinePageTexts from '../../texts/en/offline-page.ts';
import * as pageTexts from '../../texts/en/pages.ts';
import { toDifficulty, toTimeOfDish } from '../knowledge/card-metrics.ts';
import { toCloth } from '../knowledge/cloths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { useStoredDishes } from './use-stored-dishes.ts';

/** More are a tap away: All Recipes opens offline too. */
const SHOWN_MAX = 24;

/** The dishes that open without a connection, each a link. */
export function ReadyDishes() {
  const dishes = useStoredDishes();
  if (dishes.length === 0) return null;
  return (
    <chakra.section aria-labelledby="ready-dishes" display="grid" gap="3">
      <chakra.h2 id="ready-dishes" textStyle="h2" fontSize={{ base: '1.5rem', lg: '1.625rem' }}>
        {offlinePageTexts.readyDishes}
      </chakra.h2>
      <chakra.ul bg="paper" borderRadius="card" boxShadow="s1" px={{ base: '4', lg: '6' }}>
        {dishes.slice(0, SHOWN_MAX).map((dish) => (
          <ReadyDish key={dish._id} dish={dish} />
        ))}
      </chakra.ul>
      {dishes.length > SHOWN_MAX && (
        <ButtonLink to={pagePaths.allRecipes} variant="outline" justifySelf="center">
          {pageTexts.allRecipes}
        </ButtonLink>
      )}
    </chakra.section>
  );
}

function ReadyDish({ dish }: { dish: Recipe }) {
  return (
    <chakra.li css={{ '& + &': { borderTop: '1px solid {colors.line}' } }}>
      <Link
        to={pagePaths.recipe(dish._id)}
        display="grid"
        gridTemplateColumns="88px minmax(0, 1fr) auto"
        alignItems="center"
        gap="3.5"
        py="3"
        color="ink"
        textDecoration="none"
        css={{ '& > div': { borderRadius: 'thumb' } }}
      >
        <Picture
          src={dish.image_url}
          avifSrcSet={toAvifSrcSet(dish.image_url)}
          sizes="88px"
          alt=""
          cloth={toCloth(dish.cuisine)}
          name=""
        />
        <chakra.span>
          <chakra.span
            display="block"
            textStyle="cardTitle"
            fontSize="1.25rem"
            overflowWrap="anywhere"
          >
            {dish.title}
          </chakra.span>
          <chakra.span display="block" textStyle="small" color="ink.muted">
            {toTimeOfDish(dish)} · {toDifficulty(dish)}
          </chakra.span>
        </chakra.span>
        <chakra.span color="basil">
          <CircleCheck aria-hidden size={24} />
        </chakra.span>
      </Link>
    </chakra.li>
  );
}
