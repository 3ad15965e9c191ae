import { chakra } from '@chakra-ui/react';
import { toSmallAvatar } from '../../../contract/upload.ts';
import * as homeTexts from '../../../texts/en/home.ts';
import { useSession } from '../../browser/session.ts';
import { Avatar } from '../../ui/avatar.tsx';

/** Specification 2: a welcome with the user's name, the whole of it, when somebody is signed in. */
export function WelcomeBanner() {
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <chakra.p
      data-welcome
      position="relative"
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      maxW="full"
      minH="12"
      pl="1.5"
      pr="5"
      py="1.5"
      borderRadius="full"
      bg={{ base: 'brand.steam', _dark: 'paper.raised' }}
      color={{ base: 'brand.espresso', _dark: 'ink' }}
      textStyle="small"
    >
      <Avatar name={user.name} src={toSmallAvatar(user.avatar)} size={36} />
      <chakra.span minW="0" overflowWrap="anywhere">
        {homeTexts.welcomeBack}
        <b>{user.name}</b>
      </chakra.span>
    </chakra.p>
  );
}
