import { awaitForFirstFrame, isToBeTakenOver } from '../browser/first-frame.ts';
import { lazyPage } from '../ui/lazy-page.ts';

/**
 * Creates a lazy part of a page. On a served page the part is already visible, so its code is loaded before hydration;
 * otherwise the part would disappear and return.
 */
export const latePart: typeof lazyPage = (importer, exportName) => {
  const Part = lazyPage(importer, exportName);
  if (isToBeTakenOver()) awaitForFirstFrame(Promise.resolve(Part.preload?.()));
  return Part;
};
