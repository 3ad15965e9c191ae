import type { PublicUser } from '#contract/account/user.ts';
import { MemberPeople } from './member-people.tsx';
import { MemberPosts } from './member-posts.tsx';

interface Props {
  member: PublicUser;
  tab: 'posts' | 'followers' | 'following';
  isFriendsOnly: boolean;
}

/** The open tab of a profile; loads after the profile's head. */
export default function MemberViews({ member, tab, isFriendsOnly }: Props) {
  if (tab === 'posts') return <MemberPosts member={member} />;
  return <MemberPeople key={tab} member={member} list={tab} isFriendsOnly={isFriendsOnly} />;
}
