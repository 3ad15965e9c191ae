import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import * as memberTexts from '#texts/member.ts';
import { MemberPage } from './member-page.tsx';

const route = getRouteApi('/data/profile/$userId');

export default function Page() {
  const { userId } = route.useParams();
  const { tab = 'posts', only } = route.useSearch();
  const navigate = route.useNavigate();
  const leave = useCallback(() => {
    const state = { notice: memberTexts.userNotFound };
    void navigate({ to: pagePaths.community, state, replace: true });
  }, [navigate]);
  return (
    <MemberPage
      key={userId}
      userId={userId}
      tab={tab}
      chooseTab={(chosen) =>
        void navigate({
          search: chosen === 'posts' ? {} : { tab: chosen },
          replace: true,
          resetScroll: false,
        })
      }
      isFriendsOnly={only === 'friends'}
      leave={leave}
    />
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A message that the community shows after a redirect. */
    notice?: string;
  }
}
