import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component whose code loads when it first renders. Needs a `Suspense` around it; renders nothing if loading fails. */
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
