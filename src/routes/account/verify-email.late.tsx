import { pictures } from 'virtual:home-pictures';
import { VerifyPage } from '../../features/account/sign-in/verify-page.tsx';

export default function Page() {
  return <VerifyPage plate={pictures.plates['bibimbap'] ?? ''} />;
}
