import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { toPageTitle } from '../../../contract/page-title.ts';
import { pagePaths } from '../../../contract/paths.ts';
import type { OwnUser } from '../../../contract/user.ts';
import { useKeptRecipes } from '../../data/kept-recipes.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { AccountCare } from './account-care.tsx';
import { DeviceSettings } from './device-settings.tsx';
import { KeptList } from './kept-list.tsx';
import { Preferences } from './preferences.tsx';
import { ProfileCounts } from './profile-counts.tsx';
import { type ProfileList, ProfileTabs } from './profile-tabs.tsx';

interface Props {
  user: OwnUser;
  list: ProfileList;
  leave: () => void;
}

/** `/profile` of a member (specification 2). */
export function ProfilePage({ user, list, leave }: Props) {
  useTitle(toPageTitle('Your profile'));
  return (
    <>
      <chakra.div bg="plane" h={{ base: '8rem', lg: '13rem' }} />
      <chakra.div
        mx="auto"
        maxW="calc({sizes.form} + 80px)"
        px={{ base: '5', lg: '10' }}
        pb="14"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '20.5rem minmax(0, 1fr)' }}
        columnGap="12"
        rowGap="6"
        alignItems="start"
      >
        <chakra.div display="grid" gap="5" mt="-16">
          {/* head */}
          <ProfileCounts
            favorites={user.favorites.length}
            saved={user.savedRecipes.length}
            reviews={user.reviews}
          />
        </chakra.div>
        <chakra.div display="grid" gap="4" gridRow={{ lg: '1 / span 2' }} gridColumn={{ lg: '2' }} pt={{ lg: '8' }}>
          <ProfileTabs chosen={list} />
          <List user={user} list={list} />
        </chakra.div>
        <chakra.div display="grid" gap="5">
          <Preferences />
          <DeviceSettings />
          <AccountCare user={user} gone={leave} />
        </chakra.div>
      </chakra.div>
    </>
  );
}
