/** A family of cuisines with its card on the home page (texts/en/home.ts), its cloth and its region filters. */
export interface Family {
  id: FamilyId;
  name: string;
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
    cuisines: ['Chinese', 'Japanese', 'Korean', 'Thai', 'Vietnamese', 'Indian'],
  },
  {
    id: 'mediterranean',
    name: 'Mediterranean',
    cuisines: ['Greek', 'Italian', 'Spanish', 'Turkish', 'Lebanese', 'Moroccan'],
  },
  {
    id: 'latin',
    name: 'Latin',
    cuisines: ['Mexican', 'Brazilian', 'Argentinian', 'Peruvian', 'Colombian', 'Cuban'],
  },
  {
    id: 'american',
    name: 'American',
    cuisines: ['Southern', 'Tex-Mex', 'Cajun', 'New England', 'California', 'Midwest'],
  },
  {
    id: 'african',
    name: 'African',
    cuisines: ['Ethiopian', 'Nigerian'],
  },
  {
    id: 'european',
    name: 'European',
    cuisines: ['French', 'German', 'Austrian', 'British', 'Polish', 'Georgian'],
  },
  {
    id: 'middle-eastern',
    name: 'Middle Eastern',
    // Turkish and Lebanese belong to Mediterranean.
    cuisines: ['Persian'],
  },
  {
    id: 'islands',
    name: 'Island',
    // Filipino is here, because the cuisines of Asian and Latin are fixed.
    cuisines: ['Jamaican', 'Filipino'],
  },
];

/** The home page's first screen has a card for each of these families. */
export const FIRST_FAMILIES: readonly Family[] = FAMILIES.slice(0, 4);
export const MORE_FAMILIES: readonly Family[] = FAMILIES.slice(4);

export function toCuisineId(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}

/** Returns the name of a cuisine id: "tex-mex" -> "Tex-Mex". An unknown id gets capitals and spaces. */
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

export function findFamilyOf(cuisine: string): Family | undefined {
  const wanted = toCuisineId(cuisine);
  return FAMILIES.find((family) => family.cuisines.some((name) => toCuisineId(name) === wanted));
}

/** Removes repeated cuisine names and sorts them in catalogue order, unknown ones by name at the end. */
export function toCatalogueOrder(names: Iterable<string>): string[] {
  const order = new Map(FAMILIES.flatMap(({ cuisines }) => cuisines).map((name, at) => [name, at]));
  const toPlace = (name: string) => order.get(name) ?? order.size;
  return [...new Set(names)].toSorted().toSorted((a, b) => toPlace(a) - toPlace(b));
}
