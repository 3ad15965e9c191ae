import { chakra } from '@chakra-ui/react';
import type { PublicUser } from '#contract/account/user.ts';
import { pagePaths } from '#contract/page/paths.ts';
import { DishPicture } from '#domain/recipe/dish-picture.tsx';
import * as memberTexts from '#texts/member.ts';
import { Link } from '#ui/link/link.tsx';
import { Stars } from '#ui/stars.tsx';
import { type CookedDish, useCookedDishes } from './use-cooked-dishes.ts';

/** Also reserved while the dishes are loading, so that the posts do not jump. */
const MIN_HEIGHT = '14rem';

/** The dishes that a member cooked, in a horizontally scrolling row; renders nothing if there are none. */
export function CookedDishes({ member }: { member: PublicUser }) {
  const { dishes, isPending } = useCookedDishes(member.id);
  if (isPending && member.reviews > 0) return <chakra.div minH={MIN_HEIGHT} />;
  if (dishes.length === 0) return null;
  return (
    <chakra.section
      aria-label={memberTexts.cooked}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      alignContent="start"
      gap="3"
      minH={MIN_HEIGHT}
    >
      <chakra.h2 textStyle="cardTitle">{memberTexts.cooked}</chakra.h2>
      <chakra.ul
        display="flex"
        gap="3"
        mx="-5"
        px="5"
        pb="2"
        overflowX="auto"
        css={{ scrollbarWidth: 'none' }}
      >
        {dishes.map((dish) => (
          <chakra.li key={dish.recipeId} flex="0 0 8.5rem">
            <Dish {...dish} />
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function Dish({ recipeId, title, image, rating }: CookedDish) {
  return (
    <Link
      to={pagePaths.recipe(recipeId)}
      display="grid"
      alignContent="start"
      gap="1"
      color="ink"
      textDecoration="none"
    >
      <chakra.span
        position="relative"
        display="block"
        h="102px"
        overflow="clip"
        borderRadius="card"
        bg="sunk"
      >
        <DishPicture src={image} />
      </chakra.span>
      <chakra.b textStyle="small" fontWeight="700" lineClamp="2">
        {title}
      </chakra.b>
      {rating && <Stars rating={rating} />}
    </Link>
  );
}
