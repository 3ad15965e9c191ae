const DISH = /^\/recipe\/([^/]+)/;

/** `view-transition-name` of the moving picture. Style sheets give it to the picture of a recipe page. */
const NAME = 'dish';

interface Change {
  fromLocation?: { pathname: string };
  toLocation: { pathname: string };
}

/**
 * Returns the types of the view transition between two pages, or false for none. Towards a recipe the picture of its
 * card moves; towards the cooking view the pages cross-fade. All other changes, and all with reduced motion, happen at
 * once.
 */
export function toDishTransition({ fromLocation, toLocation }: Change): string[] | false {
  const to = toLocation.pathname;
  const [, dish] = DISH.exec(to) ?? [];
  if (!dish || !fromLocation || fromLocation.pathname === to || prefersReducedMotion())
    return false;
  if (!DISH.test(fromLocation.pathname)) nameCard(dish);
  return [NAME];
}

/** Browsers without transition types would fade between all pages. */
const canTransition =
  globalThis.CSS?.supports?.('selector(:active-view-transition-type(dish))') ?? false;

export const dishTransition = canTransition && { types: toDishTransition };

let named: HTMLElement | undefined;

/** Names the tapped picture, or the first one. A name used twice would cancel the transition. */
function nameCard(dish: string): void {
  named?.style.removeProperty('view-transition-name');
  const cards = document.querySelectorAll<HTMLElement>(`a[href="/recipe/${CSS.escape(dish)}"]`);
  const card = [...cards].find((one) => one === document.activeElement) ?? cards[0];
  named = card?.querySelector('img') ?? undefined;
  named?.style.setProperty('view-transition-name', NAME);
}

const prefersReducedMotion = () =>
  globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
