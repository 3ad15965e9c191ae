import { chakra } from '@chakra-ui/react';
import type { Recipe } from '../../../contract/recipe/recipe.ts';
import type { Answer } from '../../offline/network/answer.ts';
import AgeNote from '../../parts/age-note.tsx';
import { CookLink } from './cook-link.tsx';
import { Marks } from './marks.tsx';
import { RecipeFacts } from './recipe-facts.tsx';

interface Props {
  answer: Answer<Recipe>;
  /** In the narrow column under the picture of wide windows. */
  isBeside: boolean;
}

/** What dish this is, what it takes, and the way to the stove. */
export function RecipeHead({ answer, isBeside }: Props) {
  const recipe = answer.value;
  return (
    <chakra.header
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      overflowWrap="anywhere"
      gap={{ base: '2.5', lg: '3.5' }}
      justifyItems="start"
      css={isBeside ? beside : undefined}
    >
      <chakra.p fontWeight="700" color="ember">
        {recipe.region ? `${recipe.cuisine} · ${recipe.region}` : recipe.cuisine}
      </chakra.p>
      <chakra.h1 textStyle="display">{recipe.title}</chakra.h1>
      <chakra.p textStyle="bodyLg" fontSize={{ lg: '1.25rem' }} color="ink.muted">
        {recipe.subtitle}
      </chakra.p>
      <chakra.div mt="1.5" w="full">
        <RecipeFacts recipe={recipe} />
      </chakra.div>
      <chakra.div
        display={{ base: 'none', lg: 'flex' }}
        flexWrap="wrap"
        gap="3"
        mt="1.5"
        w={isBeside ? 'full' : undefined}
      >
        <CookLink recipeId={recipe._id} isWhole={isBeside} />
        <Marks recipe={recipe} place="head" />
      </chakra.div>
      <AgeNote what="recipe" age={answer} />
    </chakra.header>
  );
}

const beside = {
  lg: {
    '& h1': { fontSize: '2.5rem' },
    '& h1 + p': { display: 'none' },
    // The flame button has a row to itself.
    '& dl': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& > div > a': { flexBasis: 'full' },
  },
} as const;
