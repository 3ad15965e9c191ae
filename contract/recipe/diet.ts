export const DIETS = ['vegetarian', 'vegan', 'gluten-free'] as const;
export type Diet = (typeof DIETS)[number];

/** The fourteen allergens of Regulation (EU) 1169/2011, annex II, in its order. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];
