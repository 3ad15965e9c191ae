import { pictures } from 'virtual:home-pictures';
import { getRouteApi } from '@tanstack/react-router';
import { LoginPrompt } from '#domain/account/login-prompt.tsx';
import { useMe } from '#domain/account/me.ts';
import { useLeave } from './leaving/use-leave.tsx';
import { ProfilePage } from './profile-page.tsx';

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
