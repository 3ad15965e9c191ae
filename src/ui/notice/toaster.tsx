import { chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { aboveBottomBar, renderOverlay } from '../overlay-root.tsx';
import { useAboveFoot } from './above-foot.ts';
import { NoticeBar } from './notice-bar.tsx';
import { followNotices, readNotice, toStay } from './standing-notices.ts';

/** A live region says only what comes into it after it has been there for a moment. */
const HEARD_AFTER_MS = 50;

let isStanding = false;

export function standToaster(): void {
  if (isStanding) return;
  isStanding = true;
  renderOverlay(<Toaster />);
}

function Toaster() {
  const [isHeard, setIsHeard] = useState(false);
  const latest = useSyncExternalStore(followNotices, readNotice);
  useEffect(() => {
    const timer = setTimeout(() => setIsHeard(true), HEARD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const notice = isHeard ? latest : undefined;
  const bottom = useAboveFoot(notice !== undefined);
  const isError = notice?.kind === 'error';
  const bar = notice && <NoticeBar key={notice.id} notice={notice} />;
  return (
    <>
      {notice && toStay(notice) === undefined && <RoomToScroll />}
      <chakra.div css={place} style={{ bottom }}>
        <div role="status" aria-live="polite">
          {!isError && bar}
        </div>
        {isError && <div role="alert">{bar}</div>}
      </chakra.div>
    </>
  );
}

/** Under a bar that stays, the end of a page can be scrolled into sight, and so is what the focus comes to. */
function RoomToScroll() {
  return (
    <>
      <Global styles={{ html: { scrollPaddingBottom: '232px' } }} />
      <chakra.div css={room} />
    </>
  );
}

const room = {
  height: '7.5rem',
  // Where one cooks nothing scrolls, and the bar stands above the buttons.
  'body:has([data-foot=stove]) &': { display: 'none' },
} as const;

const place = { ...aboveBottomBar, zIndex: '1700' } as const;
