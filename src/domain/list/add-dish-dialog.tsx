import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Recipe } from '#contract/recipe/schema.ts';
import { Servings } from '#domain/recipe/servings.tsx';
import type { Plan } from '#knowledge/preparation.ts';
import { readLine } from '#knowledge/shopping/read-line.ts';
import { hasAssumedServings, toServings } from '#knowledge/shown-recipe.ts';
import { useSettings } from '#platform/settings.ts';
import * as shoppingTexts from '#texts/shopping.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { FieldError } from '#ui/form/field-error.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import styles from './add-dish-dialog.module.css';
import { addDish, toDishId, toDishLines } from './add-needs.ts';
import { type DishLine, DishLines } from './dish-lines.tsx';
import { useLists } from './queries.ts';
import { showAdded } from './show-added.ts';
import { setStaple, useStaples } from './staples.ts';

// One file for all that loads when something is added.
export { addText, rescaleDish } from './add-needs.ts';
export { BringAlongDialog } from './bring-along-dialog.tsx';

interface Props {
  recipe: Recipe;
  /** Servings and swaps as the viewer sees the dish. */
  plan: Plan;
  isOpen: boolean;
  close: () => void;
}

/** Water is never bought. */
const NEVER_BOUGHT = ['water'];

/** Asks for the servings and the needed ingredients of a dish. Staples are not chosen. */
export function AddDishDialog({ recipe, plan, isOpen, close }: Props) {
  const router = useRouter();
  const { servings, setServings, lines, turn, keep } = useChoice(recipe, plan);
  const target = useTarget();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const chosen = lines.filter(({ isChosen }) => isChosen);
  const add = async () => {
    if (isBusy) return;
    if (chosen.length === 0) {
      setFailure(shoppingTexts.nothingChosen);
      return;
    }
    setBusy(true);
    const from = { ...toDishId(recipe._id), title: recipe.title, servings };
    const texts = chosen.map(({ text }) => text);
    const refused = await addDish(target.listId, from, texts);
    setBusy(false);
    setFailure(refused);
    if (refused !== undefined) return;
    close();
    showAdded(shoppingTexts.dishAdded(recipe.title), router);
  };
  const footer = (
    <div className={styles.foot}>
      {failure && <FieldError id="add-dish-error" text={failure} />}
      <Button
        variant="flame"
        size="lg"
        aria-disabled={isBusy || undefined}
        onClick={() => void add()}
      >
        {shoppingTexts.addItems(chosen.length)}
      </Button>
    </div>
  );
  return (
    <ResponsiveDialog
      isOpen={isOpen}
      close={close}
      title={shoppingTexts.addDishTitle(recipe.title)}
      footer={footer}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <p>{shoppingTexts.addDishHint}</p>
          <Servings
            servings={servings}
            isAssumed={hasAssumedServings(recipe)}
            serve={(more) => setServings(servings + more)}
          />
        </div>
        {target.options.length > 1 && (
          <SelectField
            label={shoppingTexts.addTo}
            value={target.listId ?? ''}
            options={target.options}
            choose={target.choose}
          />
        )}
        <DishLines
          title={shoppingTexts.toBuyHeading}
          lines={lines.filter(({ isAtHome }) => !isAtHome)}
          turn={turn}
          keep={keep}
        />
        <DishLines
          title={shoppingTexts.atHome}
          lines={lines.filter(({ isAtHome }) => isAtHome)}
          turn={turn}
          keep={keep}
        />
      </div>
    </ResponsiveDialog>
  );
}

/** Servings and chosen lines. `turn` chooses a line or not, and `keep` moves its food between the groups. */
function useChoice(recipe: Recipe, plan: Plan) {
  const [servings, setServings] = useState(plan.servings ?? toServings(recipe));
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const atHome = new Set([...NEVER_BOUGHT, ...useStaples()]);
  const lines = useDishLines(recipe, { ...plan, servings }).map(
    ({ text, foodId }, at): DishLine => {
      const isAtHome = foodId !== undefined && atHome.has(foodId);
      return { text, foodId, at, isAtHome, isChosen: isAtHome === turned.has(at) };
    },
  );
  const turn = (at: number) =>
    setTurned((before) => {
      const after = new Set(before);
      if (!after.delete(at)) after.add(at);
      return after;
    });
  const keep = ({ foodId, at, isAtHome }: DishLine) => {
    if (foodId === undefined) return;
    setStaple(foodId, !isAtHome);
    // Its choice does not change by that: it is the default of its new group.
    setTurned((before) => new Set([...before].filter((one) => one !== at)));
  };
  return { servings, setServings, lines, turn, keep };
}

/** The lines as the recipe page shows them, with their foods. */
function useDishLines(recipe: Recipe, { servings, swapped }: Plan) {
  const { units } = useSettings();
  return useMemo(
    () =>
      toDishLines(recipe, { servings, swapped }, units).map((text) => ({
        text,
        foodId: readLine(text).food?.id,
      })),
    [recipe, servings, swapped, units],
  );
}

/** The list to add to: the first one, until another is chosen. */
function useTarget() {
  const { lists } = useLists();
  const [chosen, choose] = useState<string>();
  return {
    listId: chosen ?? lists[0]?._id,
    choose,
    options: lists.map(({ _id, name }) => ({ value: _id, label: name })),
  };
}
