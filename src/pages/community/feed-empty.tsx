import { FeedFailure } from './feed-failure.tsx';
import type { FeedName } from './feed-name.ts';
import { NoPosts } from './no-posts.tsx';

interface Props {
  name: FeedName;
  isMember: boolean;
  /** Why the list could not be loaded; undefined if it was loaded and is empty. */
  failure: Error | undefined;
  isRefreshing: boolean;
  refresh: () => void;
}

export function FeedEmpty({ name, isMember, failure, isRefreshing, refresh }: Props) {
  if (failure)
    return <FeedFailure failure={failure} isRefreshing={isRefreshing} refresh={refresh} />;
  return <NoPosts name={name} isMember={isMember} />;
}
