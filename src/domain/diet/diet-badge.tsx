import { TriangleAlert } from 'lucide-react';
import type { Recipe } from '#contract/recipe/schema.ts';
import { findDishConflicts, toConflictWords } from '#knowledge/diet/dish-conflicts.ts';
import styles from './diet-badge.module.css';
import { useMyDiet } from './my-diet.ts';

/** Warning over the picture of a card. It takes no space, because a served page does not know the user. */
export function DietBadge({ recipe }: { recipe: Pick<Recipe, 'allergens' | 'diets'> }) {
  const mine = useMyDiet();
  const words = mine ? toConflictWords(findDishConflicts(recipe, mine)) : [];
  if (words.length === 0) return null;
  return (
    <span className={styles.place}>
      <span className={styles.badge}>
        <TriangleAlert aria-hidden size={15} />
        <span>{`${words.join(' · ')} `}</span>
      </span>
    </span>
  );
}
