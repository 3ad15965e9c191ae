import { system } from '#ui/theme/system.ts';

/**
 * Sets the colour of the browser bar. In dark mode it is one brown for all pages. The app's appearance counts, not the
 * system's.
 */
export function setPageColour(byDay: string): void {
  const isNight = document.documentElement.classList.contains('dark');
  const byNight = String(system.token('colors.brand.evening'));
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
    meta.setAttribute('content', isNight ? byNight : byDay);
  }
}
