import { FeedFailure } from './feed-failure.tsx';
import { NoPosts } from './no-posts.tsx';
import type { FeedTab } from './use-feed.ts';

interface Props {
  tab: FeedTab;
  isMember: boolean;
  /** Why there is no list; without it the list is known, and empty. */
  failure: Error | undefined;
  isLooking: boolean;
  look: () => void;
}

/** A tab without posts. */
export function FeedEmpty({ tab, isMember, failure, isLooking, look }: Props) {
  if (failure) return <FeedFailure failure={failure} isLooking={isLooking} look={look} />;
  return <NoPosts tab={tab} isMember={isMember} />;
}
