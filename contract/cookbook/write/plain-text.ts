import * as texts from '#texts/cookbook.ts';
import type { CookbookText } from '../text.ts';

/** A recipe as text that people read: in a mail, or on paper. */
export function toPlainText(recipe: CookbookText): string {
  const { title, subtitle, servings, notes, source } = recipe;
  const facts = [
    servings === 0 ? '' : texts.exportServes(servings),
    toFact(texts.exportPrepTime, recipe.prepTime),
    toFact(texts.exportCookTime, recipe.cookTime),
    toFact(texts.exportCuisine, recipe.cuisine),
    toFact(texts.exportDifficulty, recipe.difficulty),
    toFact(texts.exportSpiceLevel, recipe.spiceLevel),
    toFact(texts.exportTags, recipe.tags.join(', ')),
  ];
  const steps = recipe.instructions.map(
    (step, n) => `${n + 1}. ${step.trim().replace(/\s*\n\s*/g, '\n   ')}`,
  );
  return [
    toBlock(title, subtitle),
    toBlock(...facts),
    toBlock(texts.exportIngredients, ...recipe.ingredients.map((line) => `- ${line}`)),
    toBlock(texts.exportSteps, ...steps),
    notes === '' ? '' : toBlock(texts.exportNotes, notes),
    toFact(texts.exportSource, [source?.name, source?.url].filter(Boolean).join(', ')),
  ]
    .filter((block) => block !== '')
    .join('\n\n')
    .concat('\n');
}

function toFact(name: string, value: string): string {
  return value === '' ? '' : `${name}: ${value}`;
}

function toBlock(...lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('\n');
}
