import { chakra } from '@chakra-ui/react';
import { useRouterState } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { pagePaths } from '../../contract/paths.ts';
import * as pageTexts from '../../texts/en/notification-page.ts';
import { useNotifications } from '../data/notifications.ts';
import { Link } from '../ui/link/link.tsx';

/** On a page of its own; on wide windows the bar above has one while something is unread. */
export function PageBell() {
  const { unread } = useNotifications();
  return (
    <chakra.span display={{ base: 'inline-grid', lg: unread > 0 ? 'none' : 'inline-grid' }}>
      <NotificationsLink />
    </chakra.span>
  );
}

/** A bell: the way to one's notifications, with how many of them are unread. */
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
      <Bell aria-hidden size={23} />
      <chakra.span srOnly>
        {unread > 0
          ? `${pageTexts.notifications}, ${pageTexts.unreadCount(unread)}`
          : pageTexts.notifications}
      </chakra.span>
      {unread > 0 && (
        <chakra.span position="absolute" top="0" left="50%">
          <UnreadDisc count={unread} />
        </chakra.span>
      )}
    </Link>
  );
}

/** The same in the bars, seen only while something is unread. */
export function UnreadCount({ place }: { place: 'top' | 'bar' }) {
  const { unread } = useNotifications();
  // The bell on the profile page already announces the count.
  const hasBell = useRouterState({
    select: ({ location }) => location.pathname === pagePaths.profile,
  });
  if (unread === 0) return null;
  if (place === 'top') return <NotificationsLink />;
  // On phones a mark left of the icon of You, for what waits stands at its right; taps go to the link below, whose page has the bell.
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
      {!hasBell && <chakra.span srOnly>{pageTexts.unreadCount(unread)}</chakra.span>}
    </chakra.span>
  );
}

const MOST_SHOWN = 99;

/** How many are unread, in as much room as two digits take; the words stand beside it. */
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
