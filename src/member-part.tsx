import { Outbox } from './features/outbox/outbox.tsx';
import { BadgeWatch } from './features/shell/badge-watch.tsx';
import { MemberWatch } from './features/shell/member-watch.tsx';

export { Waiting } from './features/shell/waiting-count.tsx';

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
