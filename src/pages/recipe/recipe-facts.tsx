import { Clock, Flame, Gauge, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Recipe } from '#contract/recipe/schema.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import { toRecipeFacts } from './recipe-defaults.ts';
import styles from './recipe-facts.module.css';

/** Prep, cook, servings and level, from the recipe's fields or their defaults. */
export function RecipeFacts({ recipe }: { recipe: Recipe }) {
  const facts = toRecipeFacts(recipe);
  return (
    <dl className={styles.facts}>
      <Fact icon={Clock} label={recipeTexts.prep} value={facts.prep} />
      <Fact icon={Flame} label={recipeTexts.cook} value={facts.cook} />
      <Fact icon={Users} label={recipeTexts.serves} value={String(facts.servings)} />
      <Fact icon={Gauge} label={recipeTexts.level} value={facts.difficulty} />
    </dl>
  );
}

interface FactProps {
  icon: ComponentType<{ size?: number | string }>;
  label: string;
  value: string;
}

/** Shows the value above its label, although the label comes first in the DOM. */
function Fact({ icon: Icon, label, value }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={joinClasses(text.small, styles.label)}>
        <span className={styles.icon}>
          <Icon aria-hidden size="100%" />
        </span>
        <span>{label}</span>
      </dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
