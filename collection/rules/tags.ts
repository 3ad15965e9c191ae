/**
 * The tags of the collection, which search, cards and moods show. Each has one meaning: a meal, a main ingredient, a
 * way of cooking, an occasion or a diet.
 */
export const TAGS: readonly string[] = [
  'Beans',
  'Bread',
  'Breakfast',
  'Curry',
  'Dumplings',
  'Mezze',
  'Noodles',
  'Pasta',
  'Pizza',
  'Rice',
  'Salad',
  'Sandwich',
  'Soup',
  'Stew',
  'Sweet',
  'Beef',
  'Chicken',
  'Eggs',
  'Lentils',
  'Lamb',
  'Pork',
  'Seafood',
  'Tofu',
  'Baked',
  'Fried',
  'Grilled',
  'No cooking',
  'One Pot',
  'Slow cooked',
  'Comfort food',
  'For guests',
  'Finger food',
  'Street food',
  'Summer',
  'Weekend project',
  'Freezes well',
  'Make ahead',
  'Quick & Easy',
  'Weeknight Dinner',
  'Gluten-free',
  'Vegan',
  'Vegetarian',
];

/** Words that several tags may contain. */
const SHARED = new Set(['food', 'cook']);

/** Returns the words of a tag without their endings, so that "Slow cooking" and "Slow cooked" match. */
function toTagStems(tag: string): string[] {
  return tag
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => word.replace(/(?:ing|ed|e?s)$/, ''))
    .filter((word) => word !== '' && !SHARED.has(word));
}

/** Lists pairs of tags that share a distinctive word. */
export function findNearDuplicates(tags: readonly string[]): string[] {
  return tags.flatMap((tag, at) =>
    tags
      .slice(at + 1)
      .filter((other) => toTagStems(other).some((stem) => toTagStems(tag).includes(stem)))
      .map((other) => `${tag}, ${other}`),
  );
}
