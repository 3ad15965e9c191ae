import { pictures } from 'virtual:home-pictures';
import { LoginPage } from '../../features/account/sign-in/login-page.tsx';
import { useGoOn } from '../../features/account/sign-in/use-go-on.ts';

export default function Page() {
  return <LoginPage plate={pictures.plates['bibimbap'] ?? ''} goOn={useGoOn()} />;
}
