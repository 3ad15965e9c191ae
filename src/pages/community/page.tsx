import { getRouteApi, useRouterState } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useEffect } from 'react';
import * as v from 'valibot';
import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import { REFRESHED_MS } from '#contract/post/limits.ts';
import { useSession } from '#platform/session.ts';
import * as feedTexts from '#texts/feed.ts';
import * as pageTexts from '#texts/page.ts';
import * as postTexts from '#texts/post.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { useIsWide } from '#ui/hooks/use-is-wide.ts';
import { useTitle } from '#ui/hooks/use-title.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { showNotice } from '#ui/notice/notices.ts';
import text from '../../ui/theme/text.module.css';
import styles from './community-page.module.css';
import { FeedList } from './feed-list.tsx';
import { type FeedName, isTab, toFeedName } from './feed-name.ts';
import { FeedRail } from './feed-rail.tsx';
import { FeedTabs } from './feed-tabs.tsx';

const route = getRouteApi('/data/community');

/** Messages from the previous page: `refresh` also reloads the list, `notice` reports a member that does not exist. */
const State = v.object({ refresh: v.optional(v.string()), notice: v.optional(v.string()) });

export default function Page() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const state = useRouterState({ select: ({ location }) => location.state });

  useEffect(() => {
    const flag = v.safeParse(State, state);
    const { refresh, notice } = flag.success ? flag.output : {};
    if (!refresh && !notice) return;
    if (refresh) {
      // The new post is first in the list. The `replace` below would keep the scroll position of the previous page.
      globalThis.scrollTo({ top: 0 });
      // A waiting post is not a success yet.
      const kind = refresh === postTexts.waiting ? 'info' : 'success';
      showNotice({ kind, text: refresh, staysMs: REFRESHED_MS });
    }
    if (notice) showNotice({ kind: 'error', text: notice });
    // Clears the state, so that Back or a reload does not show the message again.
    void navigate({ search: (same) => same, state: {}, replace: true, resetScroll: false });
  }, [state, navigate]);

  return <CommunityPage name={toFeedName(search)} />;
}

/** `/community`: one of its tabs, or the posts with a tag. */
function CommunityPage({ name }: { name: FeedName }) {
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
              <Pencil size={19} />
              <span className={styles.wideWords}>{postTexts.createPost}</span>
              <span className={styles.phoneWords}>{feedTexts.post}</span>
            </ButtonLink>
          )}
        </header>
        <FeedTabs chosen={shown} isMember={isMember} />
        <FeedList key={`${session?.user.id} ${shown}`} name={shown} />
      </div>
      {isWide && <FeedRail name={shown} />}
    </div>
  );
}
