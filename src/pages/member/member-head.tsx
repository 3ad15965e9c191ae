import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { Pencil, UsersRound } from 'lucide-react';
import type { PublicUser } from '#contract/account/user.ts';
import { pagePaths } from '#contract/page/paths.ts';
import { FollowButton } from '#domain/member/follow-button.tsx';
import { useIsFollowWaiting } from '#domain/member/use-follow.ts';
import { SafetyMenu } from '#domain/moderation/safety-menu.tsx';
import { WaitingBadge } from '#domain/outbox/waiting-badge.tsx';
import { LinkedText } from '#domain/post/linked-text.tsx';
import { useSession } from '#platform/session.ts';
import { locale } from '#texts/language.ts';
import * as memberTexts from '#texts/member.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Badge } from '#ui/button/chip.tsx';

interface Props {
  member: PublicUser;
  isOwn: boolean;
  /** The shown values are the server's answer, not a stored copy. */
  isSure: boolean;
}

export function MemberHead({ member, isOwn, isSure }: Props) {
  const { name, avatar, bio } = member;
  const isMember = useSession() !== undefined;
  const navigate = useNavigate();
  return (
    <chakra.header
      display={{ base: 'flex', lg: 'grid' }}
      flexWrap="wrap"
      gridTemplateAreas={'"face words act"'}
      gridTemplateColumns="auto minmax(0, 1fr) auto"
      alignItems={{ base: 'end', lg: 'start' }}
      columnGap={{ base: '3', lg: '5' }}
      rowGap="3.5"
    >
      <chakra.div
        gridArea="face"
        justifySelf="start"
        mt="-3.75rem"
        ml="-6px"
        p="6px"
        borderRadius="full"
        bg="bg"
      >
        <Avatar name={name} src={avatar} size={112} />
      </chakra.div>
      <chakra.div gridArea="words" order="1" flexBasis="100%" pt={{ lg: '2' }} minW="0">
        <chakra.h1
          translate="no"
          dir="auto"
          textStyle="h1"
          fontSize={{ base: 'min(2rem, 10vw)', lg: '3rem' }}
          overflowWrap="anywhere"
        >
          {name}
        </chakra.h1>
        {member.createdAt && <Facts member={member} isOwn={isOwn} />}
        {bio && (
          <chakra.div mt="1.5" maxW="40rem">
            <LinkedText text={bio} />
          </chakra.div>
        )}
      </chakra.div>
      <chakra.div gridArea="act" ml="auto" pt={{ lg: '7' }}>
        {!member.createdAt ? null : isOwn ? (
          <ButtonLink to={pagePaths.profile} variant="outline">
            <Pencil size={18} />
            {memberTexts.editProfile}
          </ButtonLink>
        ) : (
          <chakra.span display="inline-flex" alignItems="center" gap="1">
            <FollowButton person={member} isSure={isSure} />
            {isMember && (
              <SafetyMenu
                kind="member"
                id={member.id}
                person={member}
                leave={() => navigate({ to: pagePaths.community })}
              />
            )}
          </chakra.span>
        )}
      </chakra.div>
    </chakra.header>
  );
}

function Facts({ member, isOwn }: { member: PublicUser; isOwn: boolean }) {
  const { id, createdAt, reviews, followedByMe, followsMe } = member;
  const isWaiting = useIsFollowWaiting(id);
  const facts = [
    memberTexts.foodEnthusiast,
    memberTexts.memberSince(toMonth(createdAt)),
    ...(reviews > 0 ? [memberTexts.reviewCount(reviews)] : []),
  ];
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1.5"
      mt="1"
    >
      <chakra.p color="ink.muted" minW="0" overflowWrap="anywhere">
        {facts.join(' · ')}
      </chakra.p>
      {!isOwn && followsMe && (
        <Badge tone="basil">
          <UsersRound size={16} />
          <span>{followedByMe ? memberTexts.friend : memberTexts.followsYou}</span>
        </Badge>
      )}
      <span role="status">{isWaiting && <WaitingBadge />}</span>
    </chakra.div>
  );
}

/** "June 2026" with a non-breaking space; '' for an invalid date. */
function toMonth(iso: string): string {
  const at = Date.parse(iso);
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  return Number.isNaN(at) ? '' : format.format(at).replace(' ', '\u00a0');
}
