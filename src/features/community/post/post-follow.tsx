import { useMe } from '../../../data/me.ts';
import { FollowButton } from '../member/follow-button.tsx';

/** A Follow button for the author of a post, unless that is the viewer. */
export default function PostFollow({ authorId }: { authorId: string }) {
  const me = useMe();
  if (me?.id === authorId) return null;
  const followedByMe = me?.following.includes(authorId) ?? false;
  // The profile lists only the newest of very many followed members.
  const isSure = me !== undefined && (followedByMe || me.followingCount <= me.following.length);
  return <FollowButton person={{ id: authorId, followedByMe }} isSure={isSure} isRow />;
}
