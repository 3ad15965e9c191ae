import { chakra } from '@chakra-ui/react';
import {
  Bookmark,
  Camera,
  CircleAlert,
  Heart,
  type LucideIcon,
  MessageCircle,
  Pencil,
  Trash2,
  UserPen,
  UserPlus,
} from 'lucide-react';
import type { WaitingRow } from '../../data/outbox-things.ts';

const ICONS: Record<WaitingRow['command']['op'], LucideIcon> = {
  'post.create': Pencil,
  'post.update': Pencil,
  'post.delete': Trash2,
  'like.set': Heart,
  'comment.add': MessageCircle,
  'comment.delete': Trash2,
  'follow.set': UserPlus,
  'favorite.set': Heart,
  'saved.set': Bookmark,
  'profile.update': UserPen,
  'image.upload': Camera,
  'avatar.upload': Camera,
};

/** The sign of what a row is; a warning where it needs a decision. */
export function RowDisc({
  op,
  isRefused,
}: {
  op: WaitingRow['command']['op'];
  isRefused: boolean;
}) {
  const Icon = isRefused ? CircleAlert : ICONS[op];
  return (
    <chakra.span
      aria-hidden
      display="grid"
      placeItems="center"
      flexShrink="0"
      boxSize="11"
      borderRadius="full"
      bg={isRefused ? 'chilli.bg' : 'butter.bg'}
      color={isRefused ? 'chilli' : 'butter'}
    >
      <Icon size={21} />
    </chakra.span>
  );
}
