import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import * as feedTexts from '#texts/feed.ts';
import * as pageTexts from '#texts/pages.ts';
import { postTexts } from '#texts/posts.ts';
import { useSession } from '../../../browser/session.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { useIsWide } from '../../../ui/hooks/use-is-wide.ts';
import { useTitle } from '../../../ui/hooks/use-title.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { lazyPage } from '../../../ui/lazy-page.ts';
import text from '../../../ui/theme/text.module.css';
import styles from './community-page.module.css';
import { type FeedName, isTab } from './feed-name.ts';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { FeedTabs } from './feed-tabs.tsx';

/** The header renders before the posts. Their code is preloaded in one chunk. */
const FeedList = lazyPage(() => import('./feed-list.tsx'));
void FeedList.preload?.();

/** Shown only in wide windows, and omitted if its chunk fails to load. */
const FeedRail = lazy(() => import('./feed-rail.tsx').catch(() => ({ default: () => null })));

/** `/community`: one of its tabs, or the posts with a tag. */
export function CommunityPage({ name }: { name: FeedName }) {
  const title = isTab(name) ? pageTexts.community : name;
  useTitle(toPageTitle(title));
  const session = useSession();
  const isWide = useIsWide();
  const isMember = session !== undefined;
  const shown = name === 'my-posts' && !isMember ? 'feed' : name;
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <header className={styles.head}>
          <h1 className={joinClasses(text.h1, styles.title)}>{title}</h1>
          {isMember && (
            <ButtonLink
              to={pagePaths.createPost}
              variant="flame"
              size="sm"
              className={styles.create}
              aria-label={postTexts.createPost}
            >
              <Pencil aria-hidden size={19} />
              <span className={styles.wideWords}>{postTexts.createPost}</span>
              <span className={styles.phoneWords}>{feedTexts.post}</span>
            </ButtonLink>
          )}
        </header>
        <FeedTabs chosen={shown} isMember={isMember} />
        <Suspense fallback={<FeedSkeleton />}>
          <FeedList key={`${session?.user.id} ${shown}`} name={shown} />
        </Suspense>
      </div>
      {isWide && (
        <Suspense fallback={null}>
          <FeedRail name={shown} />
        </Suspense>
      )}
    </div>
  );
}
