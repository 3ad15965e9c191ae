/** A family of cuisines: its card on the home page, its cloth and its region filters (specification 2 and 9). */
export interface Family {
  id: FamilyId;
  /** The name in filters and headings of a family that stands for a whole region of the world. */
  name: string;
  /** The label on the home page, from the specification. */
  card: string;
  /** Three words about its dishes. */
  hint: string;
  cuisines: readonly string[];
}

export type FamilyId =
  | 'asian'
  | 'mediterranean'
  | 'latin'
  | 'american'
  | 'african'
  | 'european'
  | 'middle-eastern'
  | 'islands';

export const FAMILIES: readonly Family[] = [
  {
    id: 'asian',
    name: 'Asian',
    card: 'Asian Heritage',
    hint: 'Wok, steam, ferment',
    cuisines: ['Chinese', 'Japanese', 'Korean', 'Thai', 'Vietnamese', 'Indian'],
  },
  {
    id: 'mediterranean',
    name: 'Mediterranean',
    card: 'Mediterranean Classics',
    hint: 'Olive oil and sun',
    cuisines: ['Greek', 'Italian', 'Spanish', 'Turkish', 'Lebanese', 'Moroccan'],
  },
  {
    id: 'latin',
    name: 'Latin',
    card: 'Latin Flavors',
    hint: 'Corn, chilli, lime',
    cuisines: ['Mexican', 'Brazilian', 'Argentinian', 'Peruvian', 'Colombian', 'Cuban'],
  },
  {
    id: 'american',
    name: 'American',
    card: 'American Comfort',
    hint: 'Skillet and smoke',
    cuisines: ['Southern', 'Tex-Mex', 'Cajun', 'New England', 'California', 'Midwest'],
  },
  {
    id: 'african',
    name: 'African',
    card: 'African Kitchens',
    hint: 'Teff, plantain, pepper',
    cuisines: ['Ethiopian', 'Nigerian'],
  },
  {
    id: 'european',
    name: 'European',
    card: 'European Classics',
    hint: 'Butter, dough, slow pots',
    cuisines: ['French', 'German', 'Austrian', 'British', 'Polish', 'Georgian'],
  },
  {
    id: 'middle-eastern',
    name: 'Middle Eastern',
    card: 'Persian Tables',
    hint: 'Saffron, herbs, rice',
    // Turkish and Lebanese are Mediterranean by specification 9.
    cuisines: ['Persian'],
  },
  {
    id: 'islands',
    name: 'Island',
    card: 'Island Kitchens',
    hint: 'Coconut, vinegar, smoke',
    // The regions of Asian and Latin are fixed by specification 9.
    cuisines: ['Jamaican', 'Filipino'],
  },
];

/** Specification 2: home's first screen has a card for each of these; the others are below it. */
export const FIRST_FAMILIES: readonly Family[] = FAMILIES.slice(0, 4);
export const MORE_FAMILIES: readonly Family[] = FAMILIES.slice(4);

/** "New England" -> "new-england": the form of a cuisine in addresses. */
export function toCuisineId(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}

/** "new-england" -> "New England", "tex-mex" -> "Tex-Mex"; an unknown id gets capitals and spaces. */
export function toCuisineName(id: string): string {
  const wanted = toCuisineId(id);
  for (const family of FAMILIES) {
    if (family.id === wanted) return family.name;
    const cuisine = family.cuisines.find((name) => toCuisineId(name) === wanted);
    if (cuisine) return cuisine;
  }
  return wanted
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

export function findFamily(idOrName: string): Family | undefined {
  const wanted = toCuisineId(idOrName);
  return FAMILIES.find((family) => family.id === wanted);
}

/** The family a cuisine belongs to ("Thai" -> Asian). */
export function findFamilyOf(cuisine: string): Family | undefined {
  const wanted = toCuisineId(cuisine);
  return FAMILIES.find((family) => family.cuisines.some((name) => toCuisineId(name) === wanted));
}

/** Names of cuisines without repeats: in the catalogue's order, then by name what the catalogue does not know. */
export function toCatalogueOrder(names: Iterable<string>): string[] {
  const order = new Map(FAMILIES.flatMap(({ cuisines }) => cuisines).map((name, at) => [name, at]));
  const toPlace = (name: string) => order.get(name) ?? order.size;
  return [...new Set(names)].toSorted().toSorted((a, b) => toPlace(a) - toPlace(b));
}
