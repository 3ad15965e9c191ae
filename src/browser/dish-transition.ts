const DISH = /^\/recipe\/([^/]+)/;

/** The `view-transition-name` of the picture that moves; style sheets give it to the picture of a recipe page. */
const NAME = 'dish';

interface Change {
  fromLocation?: { pathname: string };
  toLocation: { pathname: string };
}

/**
 * The types of the view transition from one page to another; false for none. On the way to a recipe the picture of its
 * card moves there, on the way to the cooking view the pages cross-fade. All other pages change at once, and so do these
 * where reduced motion is preferred.
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

/** For the router: `defaultViewTransition`. */
export const dishTransition = canTransition && { types: toDishTransition };

let named: HTMLElement | undefined;

/** Names the picture that was tapped, or the first of several: a name used twice would cancel the transition. */
function nameCard(dish: string): void {
  named?.style.removeProperty('view-transition-name');
  const cards = document.querySelectorAll<HTMLElement>(`a[href="/recipe/${CSS.escape(dish)}"]`);
  const card = [...cards].find((one) => one === document.activeElement) ?? cards[0];
  named = card?.querySelector('img') ?? undefined;
  named?.style.setProperty('view-transition-name', NAME);
}

const prefersReducedMotion = () =>
  globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
