import type { Dish } from '../../contract/recipe/dish.ts';

type InsightNotes = Pick<Dish, 'insight' | 'fun_facts' | 'culturalBackground'>;

/**
 * The cultural insight of a dish from the collection: its authors' notes in order, or else its facts, or else (with few
 * facts) its background.
 */
export function composeInsight({ insight, fun_facts, culturalBackground }: InsightNotes): string {
  if (insight) return insight.map(({ text }) => text).join('\n\n');
  const facts = fun_facts.filter((fact) => fact.trim() !== '');
  return facts.length > 1 ? facts.join(' ') : [culturalBackground, ...facts].join('\n\n').trim();
}
