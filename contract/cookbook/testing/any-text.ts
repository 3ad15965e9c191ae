import * as fc from 'fast-check';
import type { CookbookText } from '../text.ts';

const UNREADABLE_LINE = /\p{Cc}|\p{Cs}/u;

/** One line of any text that the contract accepts, with a visible first letter. */
const line = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', maxLength: Math.min(maxLength, 30) })
    .map((text) => `a${text}`.slice(0, maxLength))
    .filter((text) => !UNREADABLE_LINE.test(text));
const maybe = (maxLength: number) => fc.oneof(fc.constant(''), line(maxLength));
const amount = fc.constantFrom(
  '200 g flour',
  '2 eggs',
  '½ tsp salt',
  'For the sauce:',
  'salt to taste',
);

/** Any text of a recipe, as the server stores it. */
export const anyCookbookText: fc.Arbitrary<CookbookText> = fc.record(
  {
    title: line(120),
    subtitle: maybe(200),
    cuisine: maybe(60),
    tags: fc.array(line(40), { maxLength: 3 }),
    servings: fc.nat({ max: 50 }),
    prepTime: fc.oneof(maybe(60), fc.constantFrom('15 minutes', 'about an hour')),
    cookTime: maybe(60),
    difficulty: maybe(60),
    spiceLevel: maybe(60),
    ingredients: fc.array(fc.oneof(line(200), amount), { minLength: 1, maxLength: 5 }),
    instructions: fc.array(line(2000), { minLength: 1, maxLength: 5 }),
    notes: maybe(4000),
    source: fc.record({ url: fc.webUrl(), name: line(200) }),
    basedOn: fc.constant('tom-yum'),
  },
  {
    requiredKeys: [
      'title',
      'subtitle',
      'cuisine',
      'tags',
      'servings',
      'prepTime',
      'cookTime',
      'difficulty',
      'spiceLevel',
      'ingredients',
      'instructions',
      'notes',
    ],
  },
);
