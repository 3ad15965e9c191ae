import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Loads a part of a page with its first rendering, within a `Suspense`. If that fails, the page goes without it. */
export function optionalPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
}
