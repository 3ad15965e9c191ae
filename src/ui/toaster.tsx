import { chakra } from '@chakra-ui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { aboveFoot, standBeside } from './beside.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { followNotices, readNotice } from './standing-notices.ts';

/** A live region says only what comes into it after it has been there for a moment. */
const HEARD_AFTER_MS = 50;

let isStanding = false;

export function standToaster(): void {
  if (isStanding) return;
  isStanding = true;
  standBeside(<Toaster />);
}

function Toaster() {
  const [isHeard, setIsHeard] = useState(false);
  const latest = useSyncExternalStore(followNotices, readNotice);
  useEffect(() => {
    const timer = setTimeout(() => setIsHeard(true), HEARD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const notice = isHeard ? latest : undefined;
  const isError = notice?.kind === 'error';
  const bar = notice && <NoticeBar key={notice.id} notice={notice} />;
  return (
    <chakra.div css={place}>
      <div role="status" aria-live="polite">
        {!isError && bar}
      </div>
      {isError && <div role="alert">{bar}</div>}
    </chakra.div>
  );
}

const place = { ...aboveFoot, zIndex: '1700' } as const;
