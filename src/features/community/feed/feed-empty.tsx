import { FeedFailure } from './feed-failure.tsx';
import type { FeedName } from './feed-name.ts';
import { NoPosts } from './no-posts.tsx';

interface Props {
  name: FeedName;
  isMember: boolean;
  /** Why there is no list; without it the list is known, and empty. */
  failure: Error | undefined;
  isLooking: boolean;
  look: () => void;
}

/** A list without posts. */
export function FeedEmpty({ name, isMember, failure, isLooking, look }: Props) {
  if (failure) return <FeedFailure failure={failure} isLooking={isLooking} look={look} />;
  return <NoPosts name={name} isMember={isMember} />;
}
