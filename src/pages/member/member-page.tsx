import { useEffect } from 'react';
import type { PublicUser } from '#contract/account/user.ts';
import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import { AgeNote } from '#domain/stored-copy/age-note.tsx';
import OfflinePage from '#domain/stored-copy/offline-page.tsx';
import { isLastingCopy } from '#offline/network/answer.ts';
import { OfflineFailure } from '#platform/network/failures.ts';
import * as appTexts from '#texts/app.ts';
import * as memberTexts from '#texts/member.ts';
import * as offlineTexts from '#texts/offline.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { useTitle } from '#ui/hooks/use-title.ts';
import { FailurePage } from '#ui/notice/failure-page.tsx';
import { TabList, toTabId } from '#ui/tab-list.tsx';
import { MemberCover } from './member-cover.tsx';
import { MemberHead } from './member-head.tsx';
import styles from './member-page.module.css';
import { MemberPeople } from './member-people.tsx';
import { MemberPosts } from './member-posts.tsx';
import { MemberSkeleton } from './member-skeleton.tsx';
import { useMember } from './use-member.ts';

export type MemberTab = 'posts' | 'followers' | 'following';

interface Props {
  userId: string;
  tab: MemberTab;
  chooseTab: (tab: MemberTab) => void;
  isFriendsOnly: boolean;
  /** Called if the member does not exist. */
  leave: () => void;
}

/** `/profile/{userId}`: a member's public profile. */
export function MemberPage({ userId, leave, ...open }: Props) {
  const { member, isOwn, isSure, isUnknown, age, error, retry } = useMember(userId);
  useTitle(member && toPageTitle(member.name));
  useEffect(() => {
    if (isUnknown) leave();
  }, [isUnknown, leave]);

  // Known only as the author of a post: a name and a picture.
  const isBare = member?.createdAt === '';
  if (isUnknown) return null;
  if (!member && error) return <MemberFailure error={error} retry={retry} />;
  return (
    <>
      <MemberCover userId={userId} name={member?.name} />
      <div className={styles.page}>
        {member ? (
          <>
            <MemberHead member={member} isOwn={isOwn} isSure={isSure} />
            {age && isLastingCopy(age) && (
              <AgeNote what={isBare ? 'a name' : 'this profile'} age={age} />
            )}
            {isBare ? (
              <ButtonLink to={pagePaths.community} variant="quiet" className={styles.start}>
                {appTexts.backToTheCommunity}
              </ButtonLink>
            ) : (
              <Views member={member} {...open} />
            )}
          </>
        ) : (
          <MemberSkeleton />
        )}
      </div>
    </>
  );
}

function MemberFailure({ error, retry }: { error: Error; retry: () => void }) {
  if (error instanceof OfflineFailure) {
    return (
      <OfflinePage
        title={offlineTexts.profileNotHere}
        hint={offlineTexts.opensOnline}
        retry={retry}
        backTo={pagePaths.community}
      />
    );
  }
  return (
    <FailurePage
      title={memberTexts.profileFetchFailed}
      hint={error.message}
      cure={retry}
      back={{ to: pagePaths.community, label: memberTexts.goToTheCommunity }}
    />
  );
}

const PANEL_ID = 'member-view';

interface ViewsProps extends Omit<Props, 'userId' | 'leave'> {
  member: PublicUser;
}

function Views({ member, tab, chooseTab, isFriendsOnly }: ViewsProps) {
  return (
    <>
      <TabList
        label={memberTexts.profile}
        panelId={PANEL_ID}
        chosen={tab}
        choose={chooseTab}
        tabs={[
          { id: 'posts', label: memberTexts.posts, count: member.postCount },
          { id: 'followers', label: memberTexts.followers, count: member.followerCount },
          { id: 'following', label: memberTexts.following, count: member.followingCount },
        ]}
      />
      <div
        id={PANEL_ID}
        role="tabpanel"
        aria-labelledby={toTabId(PANEL_ID, tab)}
        className={styles.view}
      >
        {tab === 'posts' ? (
          <MemberPosts member={member} />
        ) : (
          <MemberPeople key={tab} member={member} list={tab} isFriendsOnly={isFriendsOnly} />
        )}
      </div>
    </>
  );
}
