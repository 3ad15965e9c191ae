import { pictures } from 'virtual:home-pictures';
import { RegisterPage } from '../../features/account/sign-in/register-page.tsx';
import { useGoOn } from '../../features/account/sign-in/use-go-on.ts';

export default function Page() {
  return <RegisterPage plate={pictures.plates['cilbir'] ?? ''} goOn={useGoOn()} />;
}
