import { memo, Suspense, useDeferredValue } from 'react';
import { DeliveryBadge } from '#domain/post/delivery-state.tsx';
import { ListEnd } from '#domain/post/list-end.tsx';
import { PostActions } from '#domain/post/post-actions.tsx';
import { PostCard } from '#domain/post/post-card.tsx';
import { UnsentActions } from '#domain/post/unsent-actions.tsx';
import { useDeletePost } from '#domain/post/use-delete-post.tsx';
import { AgeNote } from '#domain/stored-copy/age-note.tsx';
import { useSession } from '#platform/session.ts';
import { FeedFailure } from './feed-failure.tsx';
import styles from './feed-list.module.css';
import type { FeedName } from './feed-name.ts';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { NewPosts } from './new-posts.tsx';
import { NoPosts } from './no-posts.tsx';
import { useFeed } from './use-feed.ts';
import { type FeedItem, useShownPosts } from './use-shown-posts.ts';

/**
 * One list of the community in all its states. It needs a `key` per list and user, so that opening a list shows fresh
 * posts.
 */
export function FeedList({ name }: { name: FeedName }) {
  const feed = useFeed(name);
  const isMember = useSession() !== undefined;
  const { list, failure } = feed;
  // Renders a new page of posts at low priority. The first list is not deferred.
  const items = useShownPosts(useDeferredValue(list) ?? list, name);
  const { ask, dialog } = useDeletePost();

  if (feed.isLoading) return <FeedSkeleton />;
  const showNews = () => {
    feed.showNews();
    globalThis.scrollTo({ top: 0 });
  };
  return (
    <div className={styles.list}>
      {list && feed.isOffline && (
        <AgeNote what="posts" age={{ storedAt: list.storedAt, trouble: 'failed' }} />
      )}
      {feed.hasNews && <NewPosts show={showNews} />}
      <Cards items={items} isSure={list?.source === 'network'} isMember={isMember} ask={ask} />
      {(items.length === 0 || !list) && (
        <FeedEmpty
          name={name}
          isMember={isMember}
          failure={list ? undefined : failure}
          isRefreshing={feed.isRefreshing}
          refresh={feed.refresh}
        />
      )}
      <ListEnd
        hasMore={feed.hasMore}
        isLoading={feed.isLoadingMore}
        failure={feed.moreFailure}
        load={feed.loadMore}
      />
      {dialog}
    </div>
  );
}

interface CardsProps {
  items: readonly FeedItem[];
  /** The shown state is the server's answer, not a stored copy. */
  isSure: boolean;
  isMember: boolean;
  /** Asks for confirmation before a post is deleted. */
  ask: (postId: string, isUnsent?: boolean) => void;
}

/**
 * The cards of a list. Each has its own boundary, so that a served page hydrates one card after the other, and first the
 * one that is tapped. Memoised, because new props would make React hydrate all of them at once.
 */
const Cards = memo(function Cards({ items, isSure, isMember, ask }: CardsProps) {
  return items.map(({ post, isUnsent, isOwn }, at) => (
    <Suspense key={post._id}>
      <PostCard
        post={post}
        isFirst={at === 0}
        state={post.delivery && <DeliveryBadge state={post.delivery.state} />}
      >
        {post.delivery && (isUnsent || post.delivery.state === 'failed') ? (
          <UnsentActions
            postId={post._id}
            delivery={post.delivery}
            askToDelete={() => ask(post._id, isUnsent)}
          />
        ) : (
          <PostActions
            post={post}
            isSure={isSure}
            isOwn={isOwn}
            isMember={isMember}
            askToDelete={() => ask(post._id)}
          />
        )}
      </PostCard>
    </Suspense>
  ));
});

interface Props {
  name: FeedName;
  isMember: boolean;
  /** Why the list could not be loaded; undefined if it was loaded and is empty. */
  failure: Error | undefined;
  isRefreshing: boolean;
  refresh: () => void;
}

function FeedEmpty({ name, isMember, failure, isRefreshing, refresh }: Props) {
  if (failure)
    return <FeedFailure failure={failure} isRefreshing={isRefreshing} refresh={refresh} />;
  return <NoPosts name={name} isMember={isMember} />;
}
