import { chakra } from '@chakra-ui/react';
import { UsersRound } from 'lucide-react';
import type { ListedPerson } from '../../../../contract/account/people.ts';
import { pagePaths } from '../../../../contract/paths.ts';
import { toSmallAvatar } from '../../../../contract/upload.ts';
import * as memberTexts from '../../../../texts/en/members.ts';
import { WaitingBadge } from '../../../parts/waiting-badge.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/chip.tsx';
import { Link } from '../../../ui/link.tsx';
import { FollowButton } from './follow-button.tsx';
import { useIsFollowWaiting } from './use-follow.ts';

interface Props {
  person: ListedPerson;
  /** Who reads, '' for a visitor. */
  myId: string;
  /** Whose list it is, where what waits for them puts one here. */
  listOf: string;
  /** The list is the server's answer. */
  isSure: boolean;
}

/** Somebody in a list: who they are, whether they are a friend, and the way to follow them. */
export function PersonRow({ person, myId, listOf, isSure }: Props) {
  const { id, name, avatar, bio, isFriend } = person;
  const isMe = id === myId;
  const isWaiting = useIsFollowWaiting(isMe ? listOf : id);
  return (
    <Row>
      <Link to={pagePaths.member(id)}>
        <Avatar name={name} src={toSmallAvatar(avatar)} size={48} />
        <span>
          <b dir="auto">{name}</b>
          {bio && <small dir="auto">{bio}</small>}
          {(isMe || isFriend || isWaiting) && (
            <i>
              {isMe && <Badge tone="enamel">{memberTexts.you}</Badge>}
              {isFriend && (
                <Badge tone="basil">
                  <UsersRound aria-hidden size={16} />
                  {memberTexts.friend}
                </Badge>
              )}
              {isWaiting && <WaitingBadge />}
            </i>
          )}
        </span>
      </Link>
      {!isMe && <FollowButton person={person} isSure={isSure} isRow name={name} />}
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '3',
    borderTop: '1px solid {colors.line}',
    _first: { borderTop: 'none' },
    '& > a': {
      display: 'grid',
      gridTemplateColumns: '48px minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: '3',
      flex: '1',
      minWidth: '0',
      minHeight: 'tap',
      textDecoration: 'none',
    },
    '& > a > span:last-of-type': { display: 'grid', minWidth: '0' },
    '& b': { overflowWrap: 'anywhere', lineClamp: '2' },
    '& small': { truncate: true, textStyle: 'small', color: 'ink.muted' },
    '& i': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1.5',
      marginTop: '1.5',
      fontStyle: 'normal',
    },
  },
});
