import { Link, useRouter } from '@tanstack/react-router';
import { Check, ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { toAvifSrcSet } from '#contract/recipe/picture.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { DietBadge } from '#domain/diet/diet-badge.tsx';
import { addDish } from '#domain/list/add-needs.ts';
import { showAdded } from '#domain/list/show-added.ts';
import { toTimeOfDish } from '#knowledge/card-metrics.ts';
import { toCloth } from '#knowledge/cloths.ts';
import type { Cookable } from '#knowledge/shopping/cookable.ts';
import { toServings } from '#knowledge/shown-recipe.ts';
import { useSettings } from '#platform/settings.ts';
import * as recipeTexts from '#texts/recipe.ts';
import * as shoppingTexts from '#texts/shopping.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldError } from '#ui/form/field-error.tsx';
import { Picture } from '#ui/picture.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './cookable-dishes.module.css';
import { toNames } from './food-names.ts';

const AT_ONCE = 12;

/** The dishes in the given order, twelve at a time. */
export function CookableDishes({ dishes }: { dishes: readonly Cookable<Recipe>[] }) {
  const [shown, setShown] = useState(AT_ONCE);
  return (
    <section aria-labelledby="cookable" className={styles.dishes}>
      <h2 id="cookable" className={text.h2}>
        {recipeTexts.toRecipeCount(dishes.length)}
      </h2>
      <ul className={styles.list}>
        {dishes.slice(0, shown).map((one) => (
          <li key={one.dish._id} className={styles.card}>
            <CookableDish {...one} />
          </li>
        ))}
      </ul>
      {shown < dishes.length && (
        <Button variant="outline" onClick={() => setShown(shown + AT_ONCE)}>
          {recipeTexts.loadMoreRecipes}
        </Button>
      )}
    </section>
  );
}

function CookableDish({ dish, have, of, missing }: Cookable<Recipe>) {
  const { units } = useSettings();
  const names = toNames(
    missing.map(({ food }) => food),
    units,
  );
  return (
    <>
      <Link to={pagePaths.recipe(dish._id)} className={styles.row}>
        <Picture
          src={dish.image_url}
          avifSrcSet={toAvifSrcSet(dish.image_url)}
          sizes="96px"
          alt=""
          cloth={toCloth(dish.cuisine)}
          name=""
        >
          <DietBadge recipe={dish} />
        </Picture>
        <div>
          <h3 className={text.cardTitle}>{dish.title}</h3>
          {missing.length === 0 ? (
            <p className={styles.all}>
              <Check size={18} />
              {shoppingTexts.haveAll}
            </p>
          ) : (
            <p className={styles.have}>
              <strong>{shoppingTexts.haveOf(have, of)}</strong>{' '}
              {shoppingTexts.missing(names.join(', '))}
            </p>
          )}
          <p className={styles.time}>{toTimeOfDish(dish)}</p>
        </div>
      </Link>
      {missing.length > 0 && <AddMissing dish={dish} missing={missing} />}
    </>
  );
}

function AddMissing({ dish, missing }: Pick<Cookable<Recipe>, 'dish' | 'missing'>) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const add = async () => {
    if (isBusy) return;
    setBusy(true);
    const from = { recipeId: dish._id, title: dish.title, servings: toServings(dish) };
    const lines = missing.flatMap(({ line }) => dish.ingredients[line] ?? []);
    const refused = await addDish(undefined, from, lines);
    setBusy(false);
    setFailure(refused);
    if (refused === undefined) showAdded(shoppingTexts.missingAdded(dish.title), router);
  };
  return (
    <div className={styles.foot}>
      <Button
        variant="outline"
        size="sm"
        aria-label={shoppingTexts.addMissingFor(missing.length, dish.title)}
        aria-disabled={isBusy || undefined}
        onClick={() => void add()}
      >
        <ShoppingBasket size={20} />
        {shoppingTexts.addMissing(missing.length)}
      </Button>
      {failure && <FieldError id={`${dish._id}-failure`} text={failure} />}
    </div>
  );
}
