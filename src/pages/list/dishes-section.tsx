import { ChevronDown } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { Servings } from '#domain/recipe/servings.tsx';
import * as shoppingTexts from '#texts/shopping.ts';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import text from '../../ui/theme/text.module.css';
import type { DishOnList } from './dishes.ts';
import styles from './dishes-section.module.css';
import type { ListActions } from './list-actions.ts';

interface Props {
  /** A card that is always open, for the second column. Otherwise it opens with a tap. */
  isOpen?: boolean;
  dishes: readonly DishOnList[];
  actions: ListActions;
}

/** The dishes of a list. */
export function DishesSection({ isOpen = false, dishes, actions }: Props) {
  const list = (
    <ul>
      {dishes.map((dish) => (
        <Dish key={dish.key} dish={dish} actions={actions} />
      ))}
    </ul>
  );
  const title = <span className={text.cookTitle}>{shoppingTexts.dishesOnList(dishes.length)}</span>;
  if (isOpen) {
    return (
      <section aria-label={shoppingTexts.dishes} className={styles.section}>
        <h2 className={styles.title}>{title}</h2>
        {list}
      </section>
    );
  }
  return (
    <details className={styles.section}>
      <summary className={styles.summary}>
        {title}
        <ChevronDown size={22} />
      </summary>
      {list}
    </details>
  );
}

function Dish({ dish, actions }: { dish: DishOnList; actions: ListActions }) {
  const { title, servings, recipeId = dish.cookbookId } = dish;
  return (
    <li className={styles.dish}>
      <span className={styles.name} translate="no">
        {recipeId === undefined ? (
          title
        ) : (
          <TextLink to={pagePaths.recipe(recipeId)}>{title}</TextLink>
        )}
      </span>
      {recipeId !== undefined && (
        <Servings
          servings={servings}
          label={shoppingTexts.servingsOf(title)}
          serve={(more) => actions.rescaleDish(recipeId, servings + more)}
        />
      )}
      <Button
        variant="quiet"
        size="sm"
        aria-label={shoppingTexts.removeDish(title)}
        onClick={() => actions.removeDish(dish)}
      >
        {shoppingTexts.remove}
      </Button>
    </li>
  );
}
