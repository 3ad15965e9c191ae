import type { Dish } from '#contract/recipe/dish.ts';

type InsightNotes = Pick<Dish, 'insight' | 'fun_facts' | 'culturalBackground'>;

/**
 * Returns the cultural insight of a dish: the notes of its authors in order, or its facts, or its background if it
 * has fewer than two facts.
 */
export function composeInsight({ insight, fun_facts, culturalBackground }: InsightNotes): string {
  if (insight) return insight.map(({ text }) => text).join('\n\n');
  const facts = fun_facts.filter((fact) => fact.trim() !== '');
  return facts.length > 1 ? facts.join(' ') : [culturalBackground, ...facts].join('\n\n').trim();
}
