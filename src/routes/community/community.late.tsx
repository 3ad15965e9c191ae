import { getRouteApi, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as v from 'valibot';
import { REFRESHED_MS } from '../../../contract/post/post-limits.ts';
import { postTexts } from '../../../texts/en/posts.ts';
import { CommunityPage } from '../../features/community/feed/community-page.tsx';
import { toFeedName } from '../../features/community/feed/feed-name.ts';
import { showNotice } from '../../ui/notice/notices.ts';

const route = getRouteApi('/data/community');

/** What the page before has to say: the refresh flag (specification 4), or that a member does not exist (8). */
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
      // The new post is first. The replacement below would keep the scroll position of the page before.
      globalThis.scrollTo({ top: 0 });
      // What only waits is no success yet.
      const kind = refresh === postTexts.waiting ? 'info' : 'success';
      showNotice({ kind, text: refresh, staysMs: REFRESHED_MS });
    }
    if (notice) showNotice({ kind: 'error', text: notice });
    // Once: coming back to this entry, or reloading it, is no news.
    void navigate({ search: (same) => same, state: {}, replace: true, resetScroll: false });
  }, [state, navigate]);

  return <CommunityPage name={toFeedName(search)} />;
}
