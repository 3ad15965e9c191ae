import type { Recipe } from '#contract/recipe/schema.ts';
import { MarkedText } from '#domain/recipe/marked-text.tsx';
import type { ShownRecipe } from '#knowledge/shown-recipe.ts';
import styles from './step-list.module.css';

interface Props {
  recipe: Recipe;
  shown: ShownRecipe;
}

export function StepList({ recipe, shown }: Props) {
  return (
    <ol className={styles.all}>
      {recipe.instructions.map((instruction, at) => {
        const { title, runs } = shown.toStep(at);
        return (
          <li key={instruction}>
            <strong>{`${at + 1}. ${title}`}</strong>
            <p>
              <MarkedText runs={runs} />
            </p>
          </li>
        );
      })}
    </ol>
  );
}
