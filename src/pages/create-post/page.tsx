import { getRouteApi, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { saveReturnAddress } from '#platform/return-address.ts';
import { useSession } from '#platform/session.ts';
import { Writing } from './writing.tsx';

const route = getRouteApi('/create-post');

export default function Page() {
  const search = route.useSearch();
  const { edit } = search;
  const userId = useSession()?.user.id;
  const stateEdit = useRouterState({ select: ({ location }) => location.state.edit });
  const navigate = useNavigate();
  const router = useRouter();
  const [address] = useState(router.state.location.href);
  const editId = edit ?? stateEdit ?? '';

  // Writes the post id into the address, so that a reload and a copied link open the same post.
  useEffect(() => {
    if (edit === undefined && stateEdit) {
      void navigate({ to: pagePaths.createPost, search: { edit: stateEdit }, replace: true });
    }
  }, [edit, stateEdit, navigate]);

  // Visitors are redirected to the sign-in page, and return after signing in.
  const isVisitor = userId === undefined;
  useEffect(() => {
    if (!isVisitor) return;
    saveReturnAddress(editId ? pagePaths.editPost(editId) : address);
    void navigate({ to: pagePaths.login, replace: true });
  }, [isVisitor, editId, address, navigate]);

  const done = useCallback(
    (message: string) => void navigate({ to: pagePaths.community, state: { refresh: message } }),
    [navigate],
  );
  const leave = useCallback(() => {
    if (router.history.canGoBack()) router.history.back();
    else void navigate({ to: pagePaths.community, replace: true });
  }, [router, navigate]);

  if (userId === undefined) return null;
  return (
    <Writing
      key={`${userId} ${editId}`}
      userId={userId}
      editId={editId}
      shared={search}
      done={done}
      leave={leave}
    />
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Id of the post to edit. */
    edit?: string | undefined;
    /** The community refreshes its list and shows this message for 5 s. */
    refresh?: string | undefined;
  }
}
