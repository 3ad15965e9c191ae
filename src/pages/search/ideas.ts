import type { Recipe } from '#contract/recipe/schema.ts';

const MOST_TAGS = 12;

/** The most frequent tags, most common first. */
export function toCommonTags(recipes: readonly Recipe[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of recipes.flatMap(({ tags }) => tags))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_TAGS)
    .map(([tag]) => tag);
}
