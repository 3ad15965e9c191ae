import { Outbox } from './features/outbox/outbox.tsx';
import { MemberWatch } from './features/shell/member-watch.tsx';

/** What is there for a member on every page, whatever it shows. */
export default function MemberPart() {
  return (
    <>
      <MemberWatch />
      <Outbox />
    </>
  );
}
