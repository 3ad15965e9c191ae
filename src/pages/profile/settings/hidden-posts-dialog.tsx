import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/page/paths.ts';
import { listHiddenPosts } from '#contract/post/endpoints.ts';
import type { HiddenPost } from '#contract/post/hidden-post.ts';
import { useMe } from '#domain/account/me.ts';
import { submit, toOurText } from '#domain/outbox/submit.ts';
import { useWaitingSelector } from '#domain/outbox/waiting.ts';
import { readViewerId } from '#platform/network/fetch-page.ts';
import { callApi } from '#platform/network/send.ts';
import * as accountTexts from '#texts/account.ts';
import * as feedTexts from '#texts/feed.ts';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import { ListDialog, ListRow } from './list-dialog.tsx';

/** Posts that the member has hidden, including pending ones, with buttons to show one or all of them again. */
export function HiddenPostsDialog({ close }: { close: () => void }) {
  const { posts, ...list } = useHiddenPosts();
  return (
    <ListDialog
      {...list}
      title={accountTexts.hiddenPosts}
      close={close}
      nothing={feedTexts.nothingHidden}
      rows={posts.map((post) => <Row key={post._id} post={post} />)}
    >
      {posts.length > 1 && (
        <Button variant="outline" onClick={() => void show(posts)}>
          {feedTexts.showAllAgain}
        </Button>
      )}
    </ListDialog>
  );
}

/** Shows no success notice, because the posts disappear from the list. */
async function show(posts: readonly HiddenPost[]): Promise<void> {
  try {
    for (const { _id: postId, title } of posts) {
      await submit([{ command: { op: 'post-hide.set', postId, title, on: false } }]);
    }
  } catch (error) {
    showNotice({ kind: 'error', text: toOurText(error) ?? feedTexts.hiddenNotChanged });
  }
}

function Row({ post }: { post: HiddenPost }) {
  const { _id, title, author } = post;
  return (
    <ListRow>
      <chakra.span display="grid">
        <TextLink to={pagePaths.post(_id)}>{title}</TextLink>
        {author !== '' && (
          <chakra.span textStyle="small" color="ink.muted">
            {feedTexts.by(author)}
          </chakra.span>
        )}
      </chakra.span>
      <Button
        variant="outline"
        size="sm"
        aria-label={feedTexts.showAgainNamed(title)}
        onClick={() => void show([post])}
      >
        {feedTexts.showAgain}
      </Button>
    </ListRow>
  );
}

/** Ids include pending writes. Titles come from the server or from the pending write. */
function useHiddenPosts() {
  const ids = useMe()?.hiddenPosts ?? [];
  const waiting = useWaitingSelector((all) => all);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['community', readViewerId(), 'hidden posts'],
    queryFn: () =>
      callApi(listHiddenPosts, { fallback: feedTexts.hiddenFailed, inBackground: true }),
    staleTime: 0,
  });
  const named = new Map<string, HiddenPost>(data?.posts.map((post) => [post._id, post]));
  for (const { command } of waiting.rows) {
    if (command.op !== 'post-hide.set' || named.has(command.postId)) continue;
    named.set(command.postId, { _id: command.postId, title: command.title, author: '' });
  }
  const posts = ids.map((id) => named.get(id) ?? { _id: id, title: feedTexts.aPost, author: '' });
  return {
    posts,
    isLoading: isPending && posts.length > 0 && named.size === 0,
    failure: error?.message,
    retry: () => void refetch(),
  };
}
