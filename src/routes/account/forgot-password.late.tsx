import { pictures } from 'virtual:home-pictures';
import { ForgotPage } from '../../features/account/sign-in/forgot-page.tsx';

export default function Page() {
  return <ForgotPage plate={pictures.plates['bibimbap'] ?? ''} />;
}
