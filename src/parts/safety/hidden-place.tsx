import { lazy, Suspense } from 'react';

/** Rarely needed. If its code does not load, the page goes on without it. */
const HiddenNote = lazy(() =>
  import('./hidden-note.late.tsx').catch(() => ({ default: () => <span /> })),
);

/** Note on hidden content. Only its author and the moderators receive such content. */
export function HiddenPlace({ hidden }: { hidden?: boolean | undefined }) {
  return hidden ? (
    <Suspense>
      <HiddenNote />
    </Suspense>
  ) : null;
}
