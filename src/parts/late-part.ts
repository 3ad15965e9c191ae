import { awaitForFirstFrame, isAwaitingHydration } from '../browser/first-frame.ts';
import { lazyPage } from '../ui/lazy-page.ts';

/** On a served page the part is visible already, so its code is loaded before hydration to avoid a flash. */
export const latePart: typeof lazyPage = (importer, exportName) => {
  const Part = lazyPage(importer, exportName);
  if (isAwaitingHydration()) awaitForFirstFrame(Promise.resolve(Part.preload?.()));
  return Part;
};
