import { chakra } from '@chakra-ui/react';
import { useRouterState } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import * as notificationTexts from '#texts/notification.ts';
import { Link } from '#ui/link/link.tsx';
import { useNotifications } from './queries.ts';

/** The bell on a page. On wide windows the top bar shows it instead while there are unread notifications. */
export function PageBell() {
  const { unread } = useNotifications();
  return (
    <chakra.span display={{ base: 'inline-grid', lg: unread > 0 ? 'none' : 'inline-grid' }}>
      <NotificationsLink />
    </chakra.span>
  );
}

function NotificationsLink() {
  const { unread } = useNotifications();
  return (
    <Link
      to={pagePaths.notifications}
      position="relative"
      display="inline-grid"
      placeItems="center"
      boxSize="11"
      borderRadius="full"
      color="inherit"
      _hover={{ bg: 'line' }}
      _focusVisible={{ outlineColor: 'currentColor' }}
    >
      <Bell size={23} />
      <chakra.span srOnly>
        {unread > 0
          ? `${notificationTexts.notifications}, ${notificationTexts.unreadCount(unread)}`
          : notificationTexts.notifications}
      </chakra.span>
      {unread > 0 && (
        <chakra.span position="absolute" top="0" left="50%">
          <UnreadDisc count={unread} />
        </chakra.span>
      )}
    </Link>
  );
}

/** The unread count in the navigation bars, hidden at 0. */
export function UnreadCount({ place }: { place: 'top' | 'bar' }) {
  const { unread } = useNotifications();
  // The bell on the profile page already announces the count.
  const hasBell = useRouterState({
    select: ({ location }) => location.pathname === pagePaths.profile,
  });
  if (unread === 0) return null;
  if (place === 'top') return <NotificationsLink />;
  // On phones a badge to the left of the profile icon, because the badge of queued writes is to its right. Taps go to
  // the link below, which opens a page with the bell.
  return (
    <chakra.span
      position="absolute"
      right="calc(50% + 11px)"
      top="1"
      pointerEvents="none"
      borderRadius="full"
      boxShadow="0 0 0 2px {colors.paper}"
    >
      <UnreadDisc count={unread} />
      {!hasBell && <chakra.span srOnly>{notificationTexts.unreadCount(unread)}</chakra.span>}
    </chakra.span>
  );
}

const MOST_SHOWN = 99;

/** The unread count in a disc that is wide enough for two digits. Screen readers get the text beside it. */
function UnreadDisc({ count }: { count: number }) {
  return (
    <chakra.span
      aria-hidden
      display="grid"
      placeItems="center"
      minW="5"
      h="5"
      px="1"
      borderRadius="full"
      bg="chilli.bg"
      color="chilli"
      textStyle="micro"
      fontWeight="700"
      whiteSpace="nowrap"
      boxShadow="s1"
    >
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </chakra.span>
  );
}
