import { chakra } from '@chakra-ui/react';
import { pagePaths } from '#contract/page/paths.ts';
import { useNotifications } from '#domain/notification/queries.ts';
import { ListEnd } from '#domain/post/list-end.tsx';
import { ListFailure } from '#domain/post/list-failure.tsx';
import { AgeNote } from '#domain/stored-copy/age-note.tsx';
import { isLastingCopy } from '#offline/network/answer.ts';
import { OfflineFailure } from '#platform/network/failures.ts';
import { toState } from '#platform/network/paged-query.ts';
import { useSession } from '#platform/session.ts';
import * as appTexts from '#texts/app.ts';
import * as notificationTexts from '#texts/notification.ts';
import * as offlineTexts from '#texts/offline.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { SkeletonBar } from '#ui/button/chip.tsx';
import { NoticePage } from '#ui/notice/notice-page.tsx';
import { toDays } from './days.ts';
import { NotificationRow } from './notification-row.tsx';
import { useMarkRead } from './use-mark-read.ts';

const Card = chakra('div', {
  base: { overflow: 'hidden', borderRadius: 'card', bg: 'paper', boxShadow: 's1' },
});

/** Notifications grouped by day. */
export function NotificationList() {
  const { notifications, first, query } = useNotifications();
  const myId = useSession()?.user.id ?? '';
  const seen = useMarkRead(notifications);
  const list = toState(query);
  if (list.isLoading) return <ListSkeleton />;
  if (list.failure instanceof OfflineFailure) {
    return (
      <NoticePage rank={2} title={notificationTexts.notHere} hint={offlineTexts.opensOnline}>
        <Button variant="outline" onClick={list.retry}>
          {appTexts.tryAgain}
        </Button>
      </NoticePage>
    );
  }
  if (list.failure) return <ListFailure failure={list.failure} retry={list.retry} />;
  return (
    <>
      {first && isLastingCopy(first) && <AgeNote what="notifications" age={first} />}
      {notifications.length === 0 && (
        <NoticePage
          rank={2}
          title={notificationTexts.emptyTitle}
          hint={notificationTexts.emptyHint}
        >
          <ButtonLink to={pagePaths.community}>{appTexts.backToTheCommunity}</ButtonLink>
        </NoticePage>
      )}
      {toDays(notifications).map(({ name, items }) => (
        <chakra.section key={name} aria-label={name} display="grid" gap="3">
          <chakra.h2 textStyle="cardTitle">{name}</chakra.h2>
          <Card as="ul">
            {items.map((each) => (
              <NotificationRow
                key={each._id}
                notification={each}
                isUnread={!each.read || seen.has(each._id)}
                myId={myId}
              />
            ))}
          </Card>
        </chakra.section>
      ))}
      <ListEnd
        hasMore={list.hasMore}
        isLoading={list.isLoadingMore}
        failure={list.moreFailure}
        load={list.loadMore}
      />
    </>
  );
}

function ListSkeleton() {
  return (
    <Card role="status" aria-label={notificationTexts.loading}>
      {[1, 2, 3, 4].map((row) => (
        <chakra.div key={row} aria-hidden display="flex" alignItems="center" gap="3" px="4" py="3">
          <chakra.span boxSize="11" flexShrink="0" borderRadius="full" bg="sunk" />
          <SkeletonBar w="70%" h="1.4em" />
        </chakra.div>
      ))}
    </Card>
  );
}
