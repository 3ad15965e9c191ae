import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { toPageTitle } from '../../../contract/page-title.ts';
import { RECIPE_PICTURE_SIZES, toAvifSrcSet } from '../../../contract/picture.ts';
import type { Recipe } from '../../../contract/recipe.ts';
import { toCloth } from '../../data/cloths.ts';
import { toRecipeFailure } from '../../data/recipe-failure.ts';
import { recipeQuery } from '../../data/recipes.ts';
import { FailurePage } from '../../ui/failure-page.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { CookFooter } from './cook-footer.tsx';
import { CookLink } from './cook-link.tsx';
import { IngredientList } from './ingredient-list.tsx';
import { RecipeFacts } from './recipe-facts.tsx';
import { RecipeSkeleton } from './recipe-skeleton.tsx';
import { PANEL_ID, type RecipeTab, RecipeTabs, toTabId } from './recipe-tabs.tsx';
import { RecipeTop } from './recipe-top.tsx';
import { StepsSection } from './steps-section.tsx';
import { StoredCopyBadge } from './stored-copy-badge.tsx';

interface Props {
  recipeId: string;
  tab: RecipeTab;
  chooseTab: (tab: RecipeTab) => void;
}

/** One recipe with its four views (specification 2). */
export function RecipePage({ recipeId, tab, chooseTab }: Props) {
  const answer = useQuery(recipeQuery(recipeId));
  useTitle(
    answer.data
      ? toPageTitle(answer.data.value.title)
      : answer.error && toPageTitle(toRecipeFailure(answer.error, answer.refetch).title),
  );
  // What is being read stays, though asking for it again may have failed.
  if (answer.data === undefined) {
    return answer.isError ? (
      <FailurePage {...toRecipeFailure(answer.error, () => void answer.refetch())} />
    ) : (
      <RecipeSkeleton />
    );
  }
  const recipe = answer.data.value;
  return (
    <chakra.article
      mx="auto"
      maxW="calc({sizes.content} + 80px)"
      px={{ base: '0', md: '5', lg: '10' }}
      pt={{ base: '0', md: '5', lg: '88px' }}
      pb={{ base: '28', lg: '14' }}
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: '320px minmax(0, 1fr)',
        lg: '452px minmax(0, 1fr)',
      }}
      gridTemplateRows={{ md: 'auto 1fr' }}
      columnGap={{ md: '8', lg: '12' }}
    >
      <chakra.div
        position="relative"
        borderRadius={{ md: 'card' }}
        overflow="hidden"
        alignSelf="start"
      >
        <Picture
          src={recipe.image_url}
          avifSrcSet={toAvifSrcSet(recipe.image_url)}
          sizes={RECIPE_PICTURE_SIZES}
          alt={recipe.imageAlt}
          cloth={toCloth(recipe.cuisine)}
          name={recipe.title}
          isFirst
        />
        <RecipeTop cuisine={recipe.cuisine} />
      </chakra.div>
      <chakra.div
        gridRow={{ md: '1 / span 2' }}
        gridColumn={{ md: '2' }}
        px={{ base: '5', md: '0' }}
        pt={{ base: '5', md: '0' }}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap={{ base: '5', lg: '6' }}
        alignContent="start"
      >
        <RecipeHead recipe={recipe} storedAt={answer.data.storedAt} />
        <RecipeTabs chosen={tab} choose={chooseTab} />
        <chakra.div
          id={PANEL_ID}
          role="tabpanel"
          aria-labelledby={toTabId(tab)}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="7"
        >
          {tab === 'recipe' ? (
            <>
              <chakra.div display={{ md: 'none' }}>
                <Ingredients recipe={recipe} />
              </chakra.div>
              {/* Keyed by recipe: another dish starts at its own step 1. */}
              <StepsSection key={recipe._id} recipe={recipe} />
            </>
          ) : (
            <chakra.p textStyle="lead" py="8" color="ink.muted">
              This view comes next. The recipe itself is ready to cook.
            </chakra.p>
          )}
        </chakra.div>
      </chakra.div>
      <chakra.div
        display={{ base: 'none', md: 'block' }}
        mt="5"
        p={{ md: '5', lg: '7' }}
        bg="paper"
        borderRadius="card"
        boxShadow="s1"
        alignSelf="start"
      >
        <Ingredients recipe={recipe} />
      </chakra.div>
      <CookFooter recipeId={recipe._id} />
    </chakra.article>
  );
}

function RecipeHead({ recipe, storedAt }: { recipe: Recipe; storedAt: number | undefined }) {
  return (
    <chakra.header display="grid" gap={{ base: '2.5', lg: '3.5' }} justifyItems="start">
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
      <chakra.div display={{ base: 'none', lg: 'flex' }} mt="1.5">
        <CookLink recipeId={recipe._id} />
      </chakra.div>
      <StoredCopyBadge storedAt={storedAt} />
    </chakra.header>
  );
}

function Ingredients({ recipe }: { recipe: Recipe }) {
  return (
    <section aria-label="Ingredients">
      <chakra.h2 textStyle="h2" mb="2">
        Ingredients
      </chakra.h2>
      <IngredientList key={recipe._id} ingredients={recipe.ingredients} />
      {recipe.notes && (
        <chakra.p textStyle="small" color="ink.muted" mt="4">
          {recipe.notes}
        </chakra.p>
      )}
    </section>
  );
}
