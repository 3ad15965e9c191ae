import { Global } from '@emotion/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from '../overlay-root.module.css';
import { renderOverlay } from '../overlay-root.tsx';
import { useAboveDialogs } from './above-dialogs.ts';
import { useAboveFoot } from './above-foot.ts';
import { NoticeBar } from './notice-bar.tsx';
import { readNotice, subscribeToNotices, toDurationMs } from './notice-store.ts';

/** Delay in milliseconds: a live region announces only what is added some time after the region itself. */
const ANNOUNCE_AFTER_MS = 50;

export function showToaster(): void {
  renderOverlay('toaster', <Toaster />);
}

function Toaster() {
  const latest = useSyncExternalStore(subscribeToNotices, readNotice);
  const [announcedId, setAnnouncedId] = useState<number>();
  const id = latest?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => setAnnouncedId(id), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id]);
  const notice = id === announcedId ? latest : undefined;
  const frame = useRef<HTMLDivElement>(null);
  // A permanent notice would cover the dialog that deals with it.
  useAboveDialogs(frame, latest !== undefined && toDurationMs(latest) === undefined);
  const bottom = useAboveFoot(notice !== undefined);
  const isError = notice?.kind === 'error';
  const bar = notice && <NoticeBar key={notice.id} notice={notice} />;
  return (
    <>
      {notice && (notice.action || toDurationMs(notice) === undefined) && <RoomToScroll />}
      <div
        ref={frame}
        className={joinClasses(styles.aboveBottomBar, styles.toaster)}
        style={{ bottom }}
      >
        <div role="status" aria-live="polite">
          {!isError && bar}
        </div>
        {isError && <div role="alert">{bar}</div>}
      </div>
    </>
  );
}

/** Adds space so that the end of a page, and a focused element, can be scrolled above a bar that stays for long. */
function RoomToScroll() {
  return (
    <>
      <Global styles={{ html: { scrollPaddingBottom: '232px' } }} />
      <div className={styles.toasterRoom} />
    </>
  );
}
