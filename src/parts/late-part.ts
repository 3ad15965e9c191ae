import { awaitForFirstFrame, isToBeTakenOver } from '../browser/first-frame.ts';
import { lazyPage } from '../ui/lazy-page.ts';

/**
 * A part of a page whose code comes after the page itself. A served page has the part already, so there the code comes
 * first: the part would go and come again.
 */
export const latePart: typeof lazyPage = (importer, exportName) => {
  const Part = lazyPage(importer, exportName);
  if (isToBeTakenOver()) awaitForFirstFrame(Promise.resolve(Part.preload?.()));
  return Part;
};
