import { useId } from 'react';
import { AddToListButton } from '#domain/list/add-to-list.tsx';
import { hasAssumedServings } from '#knowledge/shown-recipe.ts';
import * as cookTexts from '#texts/cook.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import text from '../../../ui/theme/text.module.css';
import { useCookingNow } from '../cooking-now.ts';
import { TickList } from '../step/tick-list.tsx';
import { UnitsButton } from '../step/units-button.tsx';
import type { KitchenSheetProps } from './sheet-props.ts';
import styles from './sheets.module.css';

type Props = Pick<KitchenSheetProps, 'isOpen' | 'close' | 'recipe' | 'plan' | 'shown' | 'tick'>;

/** All ingredients for the chosen servings, with the ticks of the steps. */
export function IngredientsSheet({ isOpen, close, recipe, plan, shown, tick }: Props) {
  const { ticked } = useCookingNow();
  const notesTitle = useId();
  return (
    <ResponsiveDialog isOpen={isOpen} close={close} title={recipeTexts.ingredients}>
      <div className={styles.facts}>
        <span>
          {cookTexts.forServings(shown.servings)}
          {hasAssumedServings(recipe) && ` ${recipeTexts.assumed}`}
        </span>
        <UnitsButton ingredients={recipe.ingredients} />
      </div>
      <div className={styles.ingredients}>
        <TickList
          label={recipeTexts.ingredients}
          ingredients={shown.lines.map((line, index) => ({ ...line, index }))}
          headings={recipe.headings}
          ticked={ticked}
          tick={tick}
        />
      </div>
      <AddToListButton size="sm" className={styles.shop} toDish={() => ({ recipe, plan })} />
      {shown.notes && (
        <section aria-labelledby={notesTitle} className={styles.notes}>
          <h3 id={notesTitle} className={text.cardTitle}>
            {recipeTexts.goodToKnow}
          </h3>
          <p>{shown.notes}</p>
        </section>
      )}
    </ResponsiveDialog>
  );
}
