import { pictures } from 'virtual:home-pictures';
import { LoginPage } from '../features/account/login-page.tsx';
import { useGoOn } from '../features/account/use-go-on.ts';

export default function Page() {
  return <LoginPage plate={pictures.plate} goOn={useGoOn()} />;
}
