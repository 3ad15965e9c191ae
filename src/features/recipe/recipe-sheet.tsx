import { chakra } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { RECIPE_PICTURE_SIZES, toAvifSrcSet } from '../../../contract/recipe/picture.ts';
import type { Recipe } from '../../../contract/recipe/recipe.ts';
import { useShownRecipe } from '../../data/preparation.ts';
import { toCloth } from '../../knowledge/cloths.ts';
import type { Answer } from '../../offline/network/answer.ts';
import { Picture } from '../../ui/picture.tsx';
import { CookFooter } from './cook-footer.tsx';
import { Ingredients } from './ingredients/ingredients.tsx';
import { Panel, usePanelsAhead } from './panels.tsx';
import { RecipeHead } from './recipe-head.tsx';
import { useRecipePreparation } from './recipe-preparation.ts';
import { PANEL_ID, type RecipeTab, RecipeTabs, toTabId } from './recipe-tabs.tsx';
import { RecipeTop } from './recipe-top.tsx';
import { StepsSection } from './steps/steps-section.tsx';

/** Below the fold: the recipe is read before it is shared. */
const RecipeExtras = lazy(() =>
  import('./extras/recipe-extras.late.tsx').catch(() => ({ default: () => null })),
);

interface Props {
  answer: Answer<Recipe>;
  tab: RecipeTab;
  chooseTab: (tab: RecipeTab) => void;
}

/** The whole recipe: one column on phones, picture and ingredients beside the rest from tablets on. */
export function RecipeSheet({ answer, tab, chooseTab }: Props) {
  const recipe = answer.value;
  // One set for both places where the list may stand: turning a tablet loses nothing.
  const prepared = useRecipePreparation(recipe);
  const shown = useShownRecipe(recipe, prepared.preparation);
  const given = { recipe, shown, prepared };
  const isRecipe = tab === 'recipe';
  const head = <RecipeHead answer={answer} isBeside={!isRecipe} />;
  usePanelsAhead();
  return (
    <chakra.article
      mx="auto"
      maxW="calc({sizes.content} + 80px)"
      px={{ base: '0', md: '5', lg: '10' }}
      pt={{ base: '0', md: '5', lg: '5.5rem' }}
      pb={{ base: '28', lg: '14' }}
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: '320px minmax(0, 1fr)',
        lg: `${isRecipe ? 452 : 380}px minmax(0, 1fr)`,
      }}
      gridTemplateRows={{ md: 'auto 1fr' }}
      columnGap={{ md: '8', lg: '12' }}
    >
      <chakra.div alignSelf="start" position={{ lg: isRecipe ? 'static' : 'sticky' }} top="6">
        <RecipePicture recipe={recipe} />
        {/* Beside the other views the name stands under the picture. On phones it does in any case. */}
        {!isRecipe && (
          <chakra.div px={{ base: '5', md: '0' }} pt="5">
            {head}
          </chakra.div>
        )}
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
        {isRecipe && head}
        <RecipeTabs recipe={recipe} chosen={tab} choose={chooseTab} />
        <TabPanel tab={tab}>
          {tab === 'recipe' ? (
            <>
              <chakra.div display={{ md: 'none' }}>
                <Ingredients {...given} />
              </chakra.div>
              {/* Keyed by recipe: another dish starts at its own step 1. */}
              <StepsSection key={recipe._id} recipe={recipe} shown={shown} />
            </>
          ) : (
            <Panel tab={tab} {...given} />
          )}
        </TabPanel>
      </chakra.div>
      {isRecipe && (
        <IngredientsCard>
          <Ingredients {...given} />
        </IngredientsCard>
      )}
      {isRecipe && (
        <chakra.div
          gridColumn="1 / -1"
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="6"
          mt="8"
          px={{ base: '5', md: '0' }}
        >
          <Suspense fallback={null}>
            <RecipeExtras key={recipe._id} recipe={recipe} shown={shown} />
          </Suspense>
        </chakra.div>
      )}
      <CookFooter recipe={recipe} />
    </chakra.article>
  );
}

function RecipePicture({ recipe }: { recipe: Recipe }) {
  return (
    <chakra.div data-print="no" position="relative" borderRadius={{ md: 'card' }} overflow="hidden">
      <Picture
        src={recipe.image_url}
        avifSrcSet={toAvifSrcSet(recipe.image_url)}
        sizes={RECIPE_PICTURE_SIZES}
        alt={recipe.imageAlt}
        cloth={toCloth(recipe.cuisine)}
        name={recipe.title}
        isFirst
      />
      <RecipeTop recipe={recipe} />
    </chakra.div>
  );
}

function TabPanel({ tab, children }: { tab: RecipeTab; children: ReactNode }) {
  return (
    <chakra.div
      id={PANEL_ID}
      role="tabpanel"
      aria-labelledby={toTabId(tab)}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="7"
      scrollMarginTop="calc(124px + env(safe-area-inset-top))"
    >
      {children}
    </chakra.div>
  );
}

/** Under the picture; on phones the ingredients stand above the steps instead. */
function IngredientsCard({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      display={{ base: 'none', md: 'block' }}
      mt="5"
      p={{ md: '5', lg: '7' }}
      bg="paper"
      borderRadius="card"
      boxShadow="s1"
      alignSelf="start"
    >
      {children}
    </chakra.div>
  );
}
