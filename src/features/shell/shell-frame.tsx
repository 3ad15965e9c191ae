import { Outlet, useRouterState } from '@tanstack/react-router';
import { type ComponentType, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import * as shellTexts from '../../../texts/en/shell.ts';
import { hasHint, whenHinted } from '../../browser/hints.ts';
import { areBarsRequested, watchBarRequests } from '../../browser/navigation-bars.ts';
import { readSession, watchSession } from '../../browser/session.ts';
import { BottomBar } from './bottom-bar.tsx';
import { isAmongRecipes, toFrame } from './frame-kind.ts';
import styles from './shell-frame.module.css';
import { TopBar } from './top-bar.tsx';

/** A member; or somebody who has signed out, and has writes or the sign-out itself still to be sent. */
const isAnyoneHere = () =>
  readSession() !== undefined || hasHint('outbox') || hasHint('pending-sign-outs');

/** What waits may be found later than the note of it is missed: a killed browser loses its last notes. */
function watchAnyone(watcher: () => void): () => void {
  const stops = [watchSession(watcher), whenHinted(['outbox'], watcher)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** What stands around every page: the way to skip, the bars where the page wants them, and the page itself. */
export function ShellFrame({ MemberPart }: { MemberPart: ComponentType }) {
  const address = useRouterState({ select: (state) => state.location.pathname });
  const main = useRef<HTMLElement>(null);
  const arrivedAt = useRef(address);
  const hasBars = useSyncExternalStore(watchBarRequests, areBarsRequested, () => false);
  const frame = toFrame(hasBars ? '' : address);
  const isWatched = useSyncExternalStore(watchAnyone, isAnyoneHere, () => false);

  // A page opened by a link is announced from its top, as a page loaded by the browser would be.
  useEffect(() => {
    if (arrivedAt.current === address) return;
    arrivedAt.current = address;
    main.current?.focus({ preventScroll: true });
  }, [address]);

  return (
    <>
      <SkipLink />
      {frame.hasTopBar && <TopBar ground={frame.ground} isAmongRecipes={isAmongRecipes(address)} />}
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={frame.hasBottomBar ? styles.aboveBar : undefined}
      >
        <Outlet />
      </main>
      {frame.hasBottomBar && (
        <BottomBar
          isAmongRecipes={isAmongRecipes(address) || address === pagePaths.trendingRecipes}
        />
      )}
      {isWatched && (
        <Suspense fallback={null}>
          <MemberPart />
        </Suspense>
      )}
    </>
  );
}

function SkipLink() {
  return (
    <a href="#main" className={styles.skipLink}>
      {shellTexts.skipToPage}
    </a>
  );
}
