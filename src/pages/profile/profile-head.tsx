import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { CurrentUser } from '#contract/account/user.ts';
import * as profileTexts from '#texts/profile.ts';
import { EditProfile } from './edit-profile.tsx';

interface Props {
  user: CurrentUser;
  avatar: ReactNode;
}

/** At very large font sizes the name is below the picture. */
const NARROW = '@container (max-width: 14rem)';

/** Picture, name, the label "Food Enthusiast", and the bio. */
export function ProfileHead({ user, avatar }: Props) {
  return (
    <chakra.header
      display="grid"
      gridTemplateColumns={{ base: 'auto minmax(0, 1fr)', lg: 'minmax(0, 1fr)' }}
      columnGap="4"
      rowGap="3"
      alignItems="end"
      css={{ [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } }}
    >
      {avatar}
      {/* Keeps a long name below the edge of the coloured area. */}
      <chakra.div
        alignSelf="start"
        pt={{ base: '4.5rem', lg: '0' }}
        css={{ [NARROW]: { pt: '0' } }}
      >
        <chakra.h2
          translate="no"
          textStyle="h1"
          fontSize={{ base: 'min(1.75rem, 9vw)', lg: '2.25rem' }}
          overflowWrap="anywhere"
        >
          {user.name}
        </chakra.h2>
        <chakra.p color="ink.muted">{profileTexts.foodEnthusiast}</chakra.p>
      </chakra.div>
      {user.bio && (
        <chakra.p gridColumn="1 / -1" whiteSpace="pre-line" overflowWrap="anywhere">
          {user.bio}
        </chakra.p>
      )}
      <chakra.div gridColumn="1 / -1">
        <EditProfile name={user.name} bio={user.bio} />
      </chakra.div>
    </chakra.header>
  );
}
