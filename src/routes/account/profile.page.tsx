import { pictures } from 'virtual:home-pictures';
import { getRouteApi } from '@tanstack/react-router';
import { useMe } from '../../data/me.ts';
import { useLeave } from '../../features/account/leaving/use-leave.tsx';
import { ProfilePage } from '../../features/account/profile-page.tsx';
import { LoginPrompt } from '../../features/account/sign-in/login-prompt.tsx';

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
