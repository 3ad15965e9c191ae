import { Link } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import type { ListedPerson } from '#contract/member/schema.ts';
import { pagePaths } from '#contract/page/paths.ts';
import { toSmallAvatar } from '#contract/upload/schema.ts';
import { WaitingBadge } from '#domain/outbox/waiting-badge.tsx';
import * as memberTexts from '#texts/member.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/button/chip.tsx';
import { FollowButton } from './follow-button.tsx';
import styles from './person-row.module.css';
import { useIsFollowWaiting } from './use-follow.ts';

interface Props {
  person: ListedPerson;
  /** Id of the viewer, '' for a visitor. */
  myId: string;
  /** Id of the member that this list belongs to. A pending follow of that member puts the viewer into the list. */
  listOf: string;
  /** The list is the server's answer, not a stored copy. */
  isSure: boolean;
}

export function PersonRow({ person, myId, listOf, isSure }: Props) {
  const { id, name, avatar, bio, isFriend } = person;
  const isMe = id === myId;
  const isWaiting = useIsFollowWaiting(isMe ? listOf : id);
  return (
    <li className={styles.row}>
      <Link to={pagePaths.member(id)}>
        <Avatar name={name} src={toSmallAvatar(avatar)} size={48} />
        <span>
          <b dir="auto" translate="no">
            {name}
          </b>
          {bio && <small dir="auto">{bio}</small>}
          {(isMe || isFriend || isWaiting) && (
            <i>
              {isMe && <Badge tone="enamel">{memberTexts.you}</Badge>}
              {isFriend && (
                <Badge tone="basil">
                  <UsersRound size={16} />
                  {memberTexts.friend}
                </Badge>
              )}
              {isWaiting && <WaitingBadge />}
            </i>
          )}
        </span>
      </Link>
      {!isMe && <FollowButton person={person} isSure={isSure} isRow name={name} />}
    </li>
  );
}
