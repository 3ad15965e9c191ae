import { BadgeWatch } from './badge-watch.tsx';
import { MemberWatch } from './member-watch.tsx';
import { Outbox } from './outbox/outbox.tsx';

export { Waiting } from './waiting-count.tsx';

/** Parts that every page has for a signed-in member. */
export function MemberPart() {
  return (
    <>
      <MemberWatch />
      <Outbox />
      <BadgeWatch />
    </>
  );
}
