import { type ReactNode, Suspense } from 'react';
import { RECIPE_PICTURE_SIZES, toAvifSrcSet } from '#contract/recipe/picture.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { useShownRecipe } from '#domain/recipe/preparation.ts';
import { toCloth } from '#knowledge/cloths.ts';
import type { Answer } from '#offline/network/answer.ts';
import { useBelowFold } from '#ui/hooks/use-below-fold.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { optionalPart } from '#ui/optional-part.ts';
import { Picture } from '#ui/picture.tsx';
import { CookFooter } from './cook/cook-footer.tsx';
import { RecipeExtras } from './extras/recipe-extras.tsx';
import { HealthPanel } from './health-panel.tsx';
import { Ingredients } from './ingredients/ingredients.tsx';
import type { OwnParts } from './own/own-parts.ts';
import { RecipeHead } from './recipe-head.tsx';
import { useRecipePreparation } from './recipe-preparation.ts';
import styles from './recipe-sheet.module.css';
import { PANEL_ID, type RecipeTab, RecipeTabs, toTabId } from './recipe-tabs.tsx';
import { AllSteps } from './steps/all-steps.tsx';
import { GoodToKnow } from './steps/good-to-know.tsx';
import { StepsSection } from './steps/steps-section.tsx';
import { StoryPanel } from './story/story-panel.tsx';
import { RecipeTop } from './top/recipe-top.tsx';

/** Loads with its tab, because the playlists of all countries are large. */
const MusicPanel = optionalPart(() =>
  import('./music/music-panel.tsx').then((panel) => panel.MusicPanel),
);

const PANELS = { story: StoryPanel, health: HealthPanel, music: MusicPanel };

interface Props {
  answer: Answer<Recipe>;
  /** Set for a recipe of the cookbook. */
  own?: OwnParts | undefined;
  tab: RecipeTab;
  chooseTab: (tab: RecipeTab) => void;
}

/** The whole recipe: one column on phones, picture and ingredients in a second column from tablets on. */
export function RecipeSheet({ answer, own, tab, chooseTab }: Props) {
  const recipe = answer.value;
  // One state for both positions of the ingredient list, so that rotating a tablet loses nothing.
  const prepared = useRecipePreparation(recipe);
  const shown = useShownRecipe(recipe, prepared.preparation);
  const given = { recipe, shown, prepared };
  const ingredients = <Ingredients {...given} headings={own?.headings} />;
  const isRecipe = tab === 'recipe';
  const Panel = tab === 'recipe' ? undefined : PANELS[tab];
  const head = <RecipeHead answer={answer} own={own} prepared={prepared} isBeside={!isRecipe} />;
  const { ref, isWanted } = useBelowFold<HTMLDivElement>();
  return (
    <article className={joinClasses(styles.sheet, isRecipe ? styles.wide : styles.narrow)}>
      <div className={joinClasses(styles.pictureColumn, isRecipe ? undefined : styles.sticky)}>
        <RecipePicture recipe={recipe} />
        {/* In the other views the title is below the picture, as it always is on phones. */}
        {!isRecipe && <div className={styles.headBelow}>{head}</div>}
      </div>
      <div className={styles.column}>
        {isRecipe && head}
        <RecipeTabs recipe={recipe} chosen={tab} choose={chooseTab} />
        <TabPanel tab={tab}>
          {Panel ? (
            <Suspense fallback={null}>
              <Panel {...given} />
            </Suspense>
          ) : (
            <>
              <div className={styles.phoneIngredients}>{ingredients}</div>
              {/* Keyed by recipe, so that another recipe starts at step 1. */}
              <StepsSection
                key={recipe._id}
                recipe={recipe}
                shown={shown}
                hasTips={isWanted && !own}
              />
              {/* Printed after all steps instead, see below. */}
              {shown.notes && (
                <div data-print="no">
                  <GoodToKnow notes={shown.notes} />
                </div>
              )}
            </>
          )}
        </TabPanel>
      </div>
      {isRecipe && <IngredientsCard>{ingredients}</IngredientsCard>}
      {isRecipe && (
        <div ref={ref} className={styles.extras}>
          <AllSteps recipe={recipe} shown={shown} />
          {own ? own.extras : isWanted && <RecipeExtras key={recipe._id} recipe={recipe} />}
        </div>
      )}
      <CookFooter recipe={recipe} />
    </article>
  );
}

function RecipePicture({ recipe }: { recipe: Recipe }) {
  return (
    <div data-print="picture" className={styles.picture}>
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
    </div>
  );
}

function TabPanel({ tab, children }: { tab: RecipeTab; children: ReactNode }) {
  return (
    <div id={PANEL_ID} role="tabpanel" aria-labelledby={toTabId(tab)} className={styles.panel}>
      {children}
    </div>
  );
}

/** Below the picture. Phones show the ingredients above the steps instead. */
function IngredientsCard({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
