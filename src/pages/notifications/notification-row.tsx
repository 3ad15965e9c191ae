import { chakra } from '@chakra-ui/react';
import {
  CookingPot,
  Heart,
  Lightbulb,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  UserPlus,
} from 'lucide-react';
import type { Notification, NotificationKind } from '#contract/notification/schema.ts';
import { toLink, toWords } from '#contract/notification/words.ts';
import { TimeSince } from '#domain/post/time-since.tsx';
import { toAgo } from '#domain/post/when.ts';
import * as notificationTexts from '#texts/notification.ts';
import { Link } from '#ui/link/link.tsx';

const SIGNS: Record<NotificationKind, { Icon: LucideIcon; bg: string; color: string }> = {
  likes: { Icon: Heart, bg: 'chilli.bg', color: 'chilli' },
  comments: { Icon: MessageCircle, bg: 'enamel.bg', color: 'enamel' },
  follows: { Icon: UserPlus, bg: 'basil.bg', color: 'basil' },
  tips: { Icon: Lightbulb, bg: 'butter.bg', color: 'butter' },
  cooks: { Icon: CookingPot, bg: 'ember.bg', color: 'ember' },
  moderation: { Icon: Megaphone, bg: 'fig.bg', color: 'fig' },
};

interface Props {
  notification: Notification;
  /** It was unread when this page was opened. */
  isUnread: boolean;
  myId: string;
}

/** A notification about an item, with all members who acted on it, as a link to the item. */
export function NotificationRow({ notification, isUnread, myId }: Props) {
  const { kind, createdAt } = notification;
  const { Icon, ...colours } = SIGNS[kind];
  const [who, what] = toWords(notification);
  return (
    <chakra.li borderTop="1px solid {colors.line}" _first={{ borderTop: 'none' }}>
      <Link
        {...toLink(notification, myId)}
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr) auto"
        alignItems="center"
        gap="3"
        minH="4.5rem"
        px="4"
        py="3"
        textDecoration="none"
        _hover={{ bg: 'sunk' }}
        _focusVisible={{ outlineOffset: '-3px' }}
      >
        <chakra.span
          display="grid"
          placeItems="center"
          boxSize="11"
          borderRadius="full"
          {...colours}
        >
          <Icon size={20} />
        </chakra.span>
        <chakra.span display="grid" overflowWrap="anywhere">
          {isUnread && <chakra.span srOnly>{`${notificationTexts.unread}: `}</chakra.span>}
          <span>
            {who && (
              <b dir="auto" translate="no">
                {who}
              </b>
            )}
            <span>{who ? ` ${what}` : what}</span>
          </span>
          <chakra.small textStyle="small" color="ink.muted">
            <TimeSince at={createdAt} toText={toAgo} />
          </chakra.small>
        </chakra.span>
        {isUnread && <chakra.span aria-hidden boxSize="2.5" borderRadius="full" bg="mark" />}
      </Link>
    </chakra.li>
  );
}
