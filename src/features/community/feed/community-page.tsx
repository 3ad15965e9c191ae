import { chakra } from '@chakra-ui/react';
import { Pen } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { toPageTitle } from '../../../../contract/page/page-title.ts';
import { pagePaths } from '../../../../contract/paths.ts';
import * as feedTexts from '../../../../texts/en/feed.ts';
import * as pageTexts from '../../../../texts/en/pages.ts';
import { postTexts } from '../../../../texts/en/posts.ts';
import { useSession } from '../../../browser/session.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { lazyPage } from '../../../ui/lazy-page.ts';
import { useIsWide } from '../../../ui/use-is-wide.ts';
import { useTitle } from '../../../ui/use-title.ts';
import styles from './community-page.module.css';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { FeedTabs } from './feed-tabs.tsx';
import type { FeedTab } from './use-feed.ts';

/** The page stands before its posts: their code comes in one piece with it. */
const FeedList = lazyPage(() => import('./feed-list.tsx'));
void FeedList.preload?.();

/** Beside the posts of wide windows alone; where it cannot be had, they stand alone. */
const FeedRail = lazy(() => import('./feed-rail.tsx').catch(() => ({ default: () => null })));

/** `/community` (specification 2). */
export function CommunityPage({ tab }: { tab: FeedTab }) {
  useTitle(toPageTitle(pageTexts.community));
  const session = useSession();
  const isWide = useIsWide();
  const isMember = session !== undefined;
  const shown = tab === 'my-posts' && !isMember ? 'feed' : tab;
  return (
    <chakra.div
      mx="auto"
      maxW={{ base: '35rem', lg: 'calc({sizes.form} + 80px)' }}
      px={{ base: '5', lg: '10' }}
      pt={{ base: 'max(20px, env(safe-area-inset-top))', lg: '5.5rem' }}
      pb="14"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }}
      columnGap="10"
      alignItems="start"
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <chakra.header
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
        >
          <chakra.h1
            textStyle="h1"
            overflowWrap="anywhere"
            fontSize={{ base: 'min(2.125rem, 14vw)', lg: '3.125rem' }}
          >
            {pageTexts.community}
          </chakra.h1>
          {isMember && (
            <ButtonLink
              to={pagePaths.createPost}
              variant="flame"
              size="sm"
              className={styles.create}
              aria-label={postTexts.createPost}
            >
              <Pen aria-hidden size={19} />
              <chakra.span hideBelow="lg">{postTexts.createPost}</chakra.span>
              <chakra.span hideFrom="lg">{feedTexts.post}</chakra.span>
            </ButtonLink>
          )}
        </chakra.header>
        <FeedTabs chosen={shown} isMember={isMember} />
        <Suspense fallback={<FeedSkeleton />}>
          <FeedList key={`${session?.user.id} ${shown}`} tab={shown} />
        </Suspense>
      </chakra.div>
      {isWide && (
        <Suspense fallback={null}>
          <FeedRail tab={shown} />
        </Suspense>
      )}
    </chakra.div>
  );
}
