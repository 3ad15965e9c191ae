export const search = 'Search';
export const backToHome = 'Back to home';
export const goBack = 'Go back';
export const loadingRecipes = 'Loading recipes';
export const all = 'All';
export const spice = (level: string) => `Spice: ${level}`;
/** Choices for the layout of a list on phones. */
export const look = 'Show recipes as';
export const looks = { rows: 'List', cards: 'Cards' } as const;
export const regions = 'Regions';
export const cuisines = 'Cuisines';
export const shownOf = (shown: number, total: number) => `${shown} of ${total} shown`;
export const showAll = (count: number) => `Show all ${count}`;
export const showFewer = 'Show fewer';
