import { pictures } from 'virtual:home-pictures';
import { useNavigate } from '@tanstack/react-router';
import { pagePaths } from '../../../contract/paths.ts';
import * as linkTexts from '../../../texts/en/account-links.ts';
import { ResetPage } from '../../features/account/sign-in/reset-page.tsx';
import { showNotice } from '../../ui/notice/notices.ts';

export default function Page() {
  const navigate = useNavigate();
  return (
    <ResetPage
      plate={pictures.plates['bibimbap'] ?? ''}
      goOn={() => {
        showNotice({ kind: 'success', text: linkTexts.signInAgain, staysMs: 5000 });
        void navigate({ to: pagePaths.login, replace: true });
      }}
    />
  );
}
