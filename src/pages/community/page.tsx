import { getRouteApi, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as v from 'valibot';
import { REFRESHED_MS } from '#contract/post/limits.ts';
import { postTexts } from '#texts/posts.ts';
import { showNotice } from '#ui/notice/notices.ts';
import { CommunityPage } from './community-page.tsx';
import { toFeedName } from './feed-name.ts';

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
