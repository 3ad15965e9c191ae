import { Suspense, useEffect, useState } from 'react';
import { whenHinted } from '#platform/hints.ts';
import { useSession } from '#platform/session.ts';
import { optionalPart } from '#ui/optional-part.ts';
import { BadgeWatch } from './badge-watch.tsx';
import { MemberWatch } from './member-watch.tsx';
import { Outbox } from './outbox/outbox.tsx';

export { Waiting } from './waiting-count.tsx';

/** Loads only if this device has a list or recipes that were made without an account. */
const BringAlongDialog = optionalPart(() =>
  import('#domain/list/add-dish-dialog.tsx').then((part) => part.BringAlongDialog),
);

/** Asks after a sign-in what happens to the list and the recipes of this device. */
function BringAlong() {
  const [isHinted, setHinted] = useState(false);
  const isMember = useSession() !== undefined;
  useEffect(() => whenHinted(['visitor-list', 'visitor-cookbook'], () => setHinted(true)), []);
  return isHinted && isMember ? (
    <Suspense fallback={null}>
      <BringAlongDialog />
    </Suspense>
  ) : null;
}

/** Parts that every page has for a signed-in member. */
export function MemberPart() {
  return (
    <>
      <MemberWatch />
      <Outbox />
      <BadgeWatch />
      <BringAlong />
    </>
  );
}
