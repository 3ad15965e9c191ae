import { chakra } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import type { CurrentUser } from '#contract/account/user.ts';
import { toPageTitle } from '#contract/page/title.ts';
import * as profileTexts from '#texts/profile.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useTitle } from '../../ui/hooks/use-title.ts';
import { Preferences } from './preferences.tsx';
import { ProfileCounts } from './profile-counts.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileLists } from './profile-lists.tsx';
import { type ProfileList, ProfileTabs } from './profile-tabs.tsx';
import { ProfileTop } from './profile-top.tsx';

/** Lazy, because it is rarely shown. */
const WaitingLine = lazy(() =>
  import('./waiting-line.tsx').catch(() => ({ default: () => null })),
);

/** Shown only until the email address is confirmed. */
const EmailNote = lazy<ComponentType<{ email: string }>>(() =>
  import('./email-note.tsx').catch(() => ({ default: () => null })),
);

/** In pixels. */
const AVATAR = 124;

/** Loads after the page. If the chunk fails to load, the picture is shown without the upload. */
const AvatarUpload = lazy(() =>
  import('./avatar/avatar-upload.tsx').catch(() => ({
    default: ({ user }: { user: CurrentUser; size: number }) => <Still {...user} />,
  })),
);

function Still({ name, avatar }: Pick<CurrentUser, 'name' | 'avatar'>) {
  return (
    <chakra.span p="1.5">
      <Avatar name={name} src={avatar} size={AVATAR} />
    </chakra.span>
  );
}

interface Props {
  user: CurrentUser;
  list: ProfileList;
  leave: () => void;
  /** Called once the account is deleted. */
  onDeleted: () => void;
}

/** `/profile` for members: one column on phones, two columns in wide windows. */
export function ProfilePage({ user, list, leave, onDeleted }: Props) {
  useTitle(toPageTitle(profileTexts.yourProfile));
  return (
    <>
      <ProfileTop user={user} onDeleted={onDeleted} leave={leave} />
      <chakra.div
        mx="auto"
        maxW="calc({sizes.form} + 80px)"
        px={{ base: '5', lg: '10' }}
        pb="14"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'min(20.5rem, 40%) minmax(0, 1fr)' }}
        gridTemplateRows={{ lg: 'auto 1fr' }}
        columnGap="12"
        rowGap="6"
        alignItems="start"
      >
        <chakra.div display="grid" gap="5" mt="-16" containerType="inline-size">
          <ProfileHead
            user={user}
            avatar={
              <Suspense fallback={<Still {...user} />}>
                <AvatarUpload user={user} size={AVATAR} />
              </Suspense>
            }
          />
          <Suspense fallback={null}>
            <WaitingLine />
            {user.emailVerified === false && <EmailNote email={user.email} />}
          </Suspense>
          <ProfileCounts user={user} />
        </chakra.div>
        <chakra.section
          aria-label={profileTexts.yourRecipes}
          display="grid"
          gap="4"
          gridRow={{ lg: '1 / span 2' }}
          gridColumn={{ lg: '2' }}
          pt={{ lg: '8' }}
        >
          <ProfileTabs chosen={list} />
          <ProfileLists user={user} list={list} />
        </chakra.section>
        <chakra.div display="grid" gap="5">
          <Preferences />
          <Button variant="outline" size="xl" onClick={leave}>
            <LogOut aria-hidden size={20} />
            {profileTexts.logout}
          </Button>
        </chakra.div>
      </chakra.div>
    </>
  );
}
