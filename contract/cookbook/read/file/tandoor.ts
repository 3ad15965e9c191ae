import { isThing, type Thing, toArray, toText } from '../thing/values.ts';
import { joinName, toLine, toSorted } from './line.ts';

export function isTandoor(one: Thing): boolean {
  return toArray(one['steps']).some((step) => isThing(step) && 'instruction' in step);
}

/** Each step has its own ingredients. Its text is Markdown, in which `{{ ingredients[0] }}` stands for one of them. */
export function fromTandoor(one: Thing): Thing {
  const steps = toSorted(one['steps'], 'order').map((step) => ({
    step,
    lines: toSorted(step['ingredients'], 'order').map(toLine),
  }));
  const servings = toText(one['servings']);
  return {
    '@type': 'Recipe',
    name: one['name'],
    description: one['description'],
    recipeIngredient: steps.flatMap(({ lines }) => lines.flat()),
    recipeInstructions: steps.flatMap(({ step, lines }) => {
      const text = toInstruction(step['instruction'], lines);
      const name = toText(step['name']);
      if (text === '' && name === '') return [];
      return [{ '@type': 'HowToStep', text: text === '' ? name : joinName(name, text) }];
    }),
    prepTime: toMinutes(one['working_time']),
    cookTime: toMinutes(one['waiting_time']),
    recipeYield: toNumber(servings) > 0 ? `${servings} servings` : undefined,
    keywords: toArray(one['keywords']).map((keyword) => toText(keyword)),
    image: one['image'],
    url: one['source_url'],
  };
}

function toInstruction(value: unknown, lines: readonly string[][]): string {
  if (typeof value !== 'string') return '';
  return value
    .slice(0, 100_000)
    .replace(
      /\{\{\s{0,9}ingredients\[(\d{1,3})\]\s{0,9}\}\}/g,
      (_all, at: string) => lines[Number(at)]?.at(-1) ?? '',
    )
    .trim();
}

function toNumber(text: string): number {
  return Number(text) || 0;
}

function toMinutes(value: unknown): unknown {
  return typeof value === 'number' && value > 0 ? value : undefined;
}
