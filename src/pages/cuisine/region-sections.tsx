import { ChevronDown } from 'lucide-react';
import type { Recipe } from '#contract/recipe/schema.ts';
import { RecipeGrid } from '#domain/recipe/card/recipe-grid.tsx';
import * as recipeTexts from '#texts/recipe.ts';
import text from '../../ui/theme/text.module.css';
import styles from './region-sections.module.css';

interface Props {
  regions: readonly string[];
  recipes: readonly Recipe[];
}

/** The dishes of a family, in one collapsible section per region. */
export function RegionSections({ regions, recipes }: Props) {
  const sections = regions
    .map((region) => ({ region, dishes: recipes.filter(({ cuisine }) => cuisine === region) }))
    .filter(({ dishes }) => dishes.length > 0);
  return sections.map(({ region, dishes }, at) => (
    <details key={region} open className={styles.region}>
      <summary>
        <h2 className={text.h2}>{region}</h2>
        <span className={text.small}>{recipeTexts.toRecipeCount(dishes.length)}</span>
        <ChevronDown size={22} />
      </summary>
      <RecipeGrid heading="h3" recipes={dishes} isTop={at === 0} />
    </details>
  ));
}
