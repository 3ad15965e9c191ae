import { Clock, Flame, Gauge, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Recipe } from '#contract/recipe/schema.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import { toRecipeFacts } from './recipe-defaults.ts';
import styles from './recipe-facts.module.css';

/** Prep, cook, servings and level. Dishes have defaults; a recipe of the cookbook omits missing values. */
export function RecipeFacts({ recipe }: { recipe: Recipe }) {
  const facts = toRecipeFacts(recipe);
  if (!facts.prep && !facts.cook && !facts.servings && !facts.difficulty) return null;
  return (
    <dl className={styles.facts}>
      {facts.prep && <Fact icon={Clock} label={recipeTexts.prep} value={facts.prep} />}
      {facts.cook && <Fact icon={Flame} label={recipeTexts.cook} value={facts.cook} />}
      {facts.servings > 0 && (
        <Fact icon={Users} label={recipeTexts.serves} value={String(facts.servings)} />
      )}
      {facts.difficulty && <Fact icon={Gauge} label={recipeTexts.level} value={facts.difficulty} />}
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
          <Icon size="100%" />
        </span>
        <span>{label}</span>
      </dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
