import { pictures } from 'virtual:home-pictures';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { pagePaths } from '../../contract/paths.ts';
import { signOut } from '../data/account.ts';
import { useSession } from '../data/session.ts';
import { LoginPrompt } from '../features/account/login-prompt.tsx';
import { ProfilePage } from '../features/account/profile-page.tsx';

const route = getRouteApi('/data/profile');

export default function Page() {
  const { list = 'saved' } = route.useSearch();
  const user = useSession()?.user;
  const navigate = useNavigate();
  if (!user) return <LoginPrompt plate={pictures.plate} />;
  const leave = () => {
    void navigate({ to: pagePaths.home });
    signOut();
  };
  return <ProfilePage user={user} list={list} leave={leave} gone={leave} />;
}
