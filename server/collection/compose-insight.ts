import type { Dish } from '../../contract/dish.ts';

type Told = Pick<Dish, 'insight' | 'fun_facts' | 'culturalBackground'>;

/**
 * The cultural insight of a dish as the collection tells it: its authors' notes in their order. A dish without notes is
 * told by its facts, which are its own as well; with few of them, by its background.
 */
export function toComposedInsight({ insight, fun_facts, culturalBackground }: Told): string {
  if (insight) return insight.map(({ text }) => text).join('\n\n');
  const facts = fun_facts.filter((fact) => fact.trim() !== '');
  return facts.length > 1 ? facts.join(' ') : [culturalBackground, ...facts].join('\n\n').trim();
}
