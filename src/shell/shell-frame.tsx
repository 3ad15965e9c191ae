import { Outlet, useRouterState } from '@tanstack/react-router';
import { type ComponentType, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { hasHint, whenHinted } from '#platform/hints.ts';
import { areBarsRequested, watchBarRequests } from '#platform/navigation-bars.ts';
import { readSession, watchSession } from '#platform/session.ts';
import * as appTexts from '#texts/app.ts';
import { BottomBar } from './bottom-bar.tsx';
import { isAmongRecipes, toFrame } from './frame-kind.ts';
import styles from './shell-frame.module.css';
import { TopBar } from './top-bar.tsx';
import type { WaitingProps } from './waiting-count.tsx';

/** True for a member, and after a sign-out while writes or the sign-out itself are still pending. */
const isAnyoneHere = () =>
  readSession() !== undefined || hasHint('outbox') || hasHint('pending-sign-outs');

/** Also watches the hint: after a killed browser lost it, pending writes may be found only later. */
function watchAnyone(watcher: () => void): () => void {
  const stops = [watchSession(watcher), whenHinted(['outbox'], watcher)];
  return () => {
    for (const stop of stops) stop();
  };
}

interface Props {
  /** Loaded on demand, only for members. */
  MemberPart: ComponentType;
  Waiting: ComponentType<WaitingProps>;
}

/** Frame of every page: skip link, the page's bars, and the page itself. */
export function ShellFrame({ MemberPart, Waiting }: Props) {
  const address = useRouterState({ select: (state) => state.location.pathname });
  const main = useRef<HTMLElement>(null);
  const arrivedAt = useRef(address);
  const hasBars = useSyncExternalStore(watchBarRequests, areBarsRequested, () => false);
  const frame = toFrame(hasBars ? '' : address);
  const isWatched = useSyncExternalStore(watchAnyone, isAnyoneHere, () => false);

  // Moves the focus to the new page, so that screen readers start at its top as after a full page load.
  useEffect(() => {
    if (arrivedAt.current === address) return;
    arrivedAt.current = address;
    main.current?.focus({ preventScroll: true });
  }, [address]);

  return (
    <>
      <SkipLink />
      {frame.hasTopBar && (
        <TopBar
          ground={frame.ground}
          isAmongRecipes={isAmongRecipes(address)}
          waiting={
            <Suspense fallback={null}>
              <Waiting place="top" />
            </Suspense>
          }
        />
      )}
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
          waiting={
            <Suspense fallback={null}>
              <Waiting place="bar" />
            </Suspense>
          }
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
      {appTexts.skipToPage}
    </a>
  );
}
