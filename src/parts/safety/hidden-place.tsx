import { lazy, Suspense } from 'react';

/** Nearly nobody ever sees it. Without its code the page goes on without it. */
const HiddenNote = lazy(() =>
  import('./hidden-note.late.tsx').catch(() => ({ default: () => <span /> })),
);

/** Says of something that the moderators have hidden it. Only its author and they get it at all. */
export function HiddenPlace({ hidden }: { hidden?: boolean | undefined }) {
  return hidden ? (
    <Suspense>
      <HiddenNote />
    </Suspense>
  ) : null;
}
