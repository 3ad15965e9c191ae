import { TriangleAlert } from 'lucide-react';
import type { Recipe } from '#contract/recipe/schema.ts';
import { findDishConflicts, toConflictWords } from '#knowledge/diet/dish-conflicts.ts';
import styles from './diet-badge.module.css';
import { useMyDiet } from './my-diet.ts';

/** More would cover the small picture of a row. */
const SHOWN_MAX = 4;

/** Warning over the picture of a card. It takes no space, because a served page does not know the user. */
export function DietBadge({ recipe }: { recipe: Pick<Recipe, 'allergens' | 'diets'> }) {
  const mine = useMyDiet();
  const conflicts = mine ? findDishConflicts(recipe, mine) : [];
  if (conflicts.length === 0) return null;
  const words = toConflictWords(conflicts.slice(0, SHOWN_MAX)).join(' · ');
  const rest = conflicts.length - SHOWN_MAX;
  return (
    <span className={styles.place}>
      <span className={styles.badge}>
        <TriangleAlert size={15} />
        <span>{rest > 0 ? `${words} +${rest} ` : `${words} `}</span>
      </span>
    </span>
  );
}
