import { pictures } from 'virtual:home-pictures';
import { chakra } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { BookOpen, LogOut, ShoppingBasket } from 'lucide-react';
import type { CurrentUser } from '#contract/account/user.ts';
import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import { LoginPrompt } from '#domain/account/login-prompt.tsx';
import { useMe } from '#domain/account/me.ts';
import * as appTexts from '#texts/app.ts';
import * as cookbookNames from '#texts/cookbook-names.ts';
import * as profileTexts from '#texts/profile.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { useTitle } from '#ui/hooks/use-title.ts';
import { AvatarUpload } from './avatar/avatar-upload.tsx';
import { EmailNote } from './email-note.tsx';
import { useLeave } from './leaving/use-leave.tsx';
import { Preferences } from './preferences.tsx';
import { ProfileCounts } from './profile-counts.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileLists } from './profile-lists.tsx';
import { type ProfileList, ProfileTabs } from './profile-tabs.tsx';
import { ProfileTop } from './profile-top.tsx';
import { WaitingLine } from './waiting-line.tsx';

const route = getRouteApi('/data/profile');

export default function Page() {
  const { list = 'saved' } = route.useSearch();
  const me = useMe();
  const { leave, onDeleted, dialog } = useLeave();
  if (!me) return <LoginPrompt plate={pictures.plates['bibimbap'] ?? ''} />;
  return (
    <>
      <ProfilePage user={me} list={list} leave={leave} onDeleted={onDeleted} />
      {dialog}
    </>
  );
}

function ShoppingListLink() {
  return (
    <ButtonLink to={pagePaths.list} variant="outline">
      <ShoppingBasket size={20} />
      {appTexts.shoppingList}
    </ButtonLink>
  );
}

function CookbookLink() {
  return (
    <ButtonLink to={pagePaths.cookbook} variant="outline">
      <BookOpen size={20} />
      {cookbookNames.yourCookbook}
    </ButtonLink>
  );
}

/** In pixels. */
const AVATAR = 124;

interface Props {
  user: CurrentUser;
  list: ProfileList;
  leave: () => void;
  /** Called once the account is deleted. */
  onDeleted: () => void;
}

/** `/profile` for members: one column on phones, two columns in wide windows. */
function ProfilePage({ user, list, leave, onDeleted }: Props) {
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
          <ProfileHead user={user} avatar={<AvatarUpload user={user} size={AVATAR} />} />
          <WaitingLine />
          {user.emailVerified === false && <EmailNote email={user.email} />}
          <ProfileCounts user={user} />
          <ShoppingListLink />
          <CookbookLink />
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
            <LogOut size={20} />
            {profileTexts.logout}
          </Button>
        </chakra.div>
      </chakra.div>
    </>
  );
}
