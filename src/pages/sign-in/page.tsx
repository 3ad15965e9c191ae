import { pictures } from 'virtual:home-pictures';
import { useNavigate } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import * as signInTexts from '#texts/sign-in.ts';
import { showNotice } from '#ui/notice/notices.ts';
import { ForgotPage } from './forgot-page.tsx';
import { LoginPage } from './login-page.tsx';
import { RegisterPage } from './register-page.tsx';
import { ResetPage } from './reset-page.tsx';
import { useContinue } from './use-continue.ts';
import { VerifyPage } from './verify-page.tsx';

const bowl = pictures.plates['bibimbap'] ?? '';
const eggs = pictures.plates['cilbir'] ?? '';

export const Login = () => <LoginPage plate={bowl} onSignedIn={useContinue()} />;
export const Register = () => <RegisterPage plate={eggs} onSignedIn={useContinue()} />;
export const Forgot = () => <ForgotPage plate={bowl} />;
export const Verify = () => <VerifyPage plate={bowl} />;

export function Reset() {
  const navigate = useNavigate();
  const continueToApp = () => {
    showNotice({ kind: 'success', text: signInTexts.signInAgain, staysMs: 5000 });
    void navigate({ to: pagePaths.login, replace: true });
  };
  return <ResetPage plate={bowl} onSignedIn={continueToApp} />;
}
