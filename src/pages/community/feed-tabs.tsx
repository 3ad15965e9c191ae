import { Link } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import * as feedTexts from '#texts/feed.ts';
import * as postTexts from '#texts/post.ts';
import type { FeedName, FeedTab } from './feed-name.ts';
import styles from './feed-tabs.module.css';

const TABS: readonly { id: FeedTab; label: string }[] = [
  { id: 'feed', label: postTexts.feed },
  { id: 'trending', label: postTexts.trending },
  { id: 'my-posts', label: postTexts.myPosts },
];

/** Links, because the tab is part of the address. Only members see My Posts. */
export function FeedTabs({ chosen, isMember }: { chosen: FeedName; isMember: boolean }) {
  return (
    <nav aria-label={feedTexts.posts} className={styles.tabs}>
      {TABS.filter(({ id }) => isMember || id !== 'my-posts').map(({ id, label }) => (
        <Link
          key={id}
          to={pagePaths.community}
          search={id === 'feed' ? {} : { tab: id }}
          replace
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={id === chosen ? 'page' : undefined}
          className={styles.tab}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
