import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import { toAccountText, toConnectionHint } from '#domain/account/account.ts';
import { signIn } from '#domain/account/account-calls.ts';
import { mailServiceQuery } from '#domain/account/link-calls.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { refreshSession } from '#platform/network/refresh-session.ts';
import * as accountTexts from '#texts/account.ts';
import * as appTexts from '#texts/app.ts';
import * as signInTexts from '#texts/sign-in.ts';
import { Button } from '#ui/button/button.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useTitle } from '#ui/hooks/use-title.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { TextLink } from '#ui/link/text-link.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import text from '../../ui/theme/text.module.css';
import { AccountFrame } from './account-frame.tsx';
import styles from './login-page.module.css';
import { SocialButtons } from './social-buttons.tsx';

interface Props {
  plate: string;
  /** Called once the user is signed in. */
  onSignedIn: () => void;
}

/** `/login`: email and password. */
export function LoginPage({ plate, onSignedIn }: Props) {
  useTitle(toPageTitle(appTexts.signIn));
  const form = useRef<HTMLFormElement>(null);
  const { email, password, error, hint, isBusy, type, submit } = useLogin(form, onSignedIn);
  const alert = useId();

  return (
    <AccountFrame
      line={signInTexts.signInMotto}
      title={signInTexts.welcomeBack}
      hint={signInTexts.signInHint}
      plate={plate}
    >
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
        <div id={alert}>
          <FormAlert text={error} hint={hint} />
        </div>
        <TextField
          label={signInTexts.email}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          required
          value={email}
          onChange={type.email}
        />
        <PasswordField
          label={signInTexts.password}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={type.password}
        />
        <Button type="submit" variant="flame" size="xl" aria-disabled={isBusy || undefined}>
          {signInTexts.signIn}
        </Button>
        {/* Reserves the height of the link, which appears later if the server sends mail. */}
        <div className={styles.state}>
          <p role="status" className={joinClasses(text.small, styles.signingIn)}>
            {isBusy && signInTexts.signingIn}
          </p>
          {!isBusy && <ForgotLink />}
        </div>
      </form>
      <OtherWays />
    </AccountFrame>
  );
}

/** The fields and the call. Typing clears the error. */
function useLogin(form: RefObject<HTMLFormElement | null>, onSignedIn: () => void) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [hint, setHint] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const focus = (name: 'email' | 'password') =>
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  const typeInto = (set: (text: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    setError(undefined);
    setHint(undefined);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (email.trim() === '') {
      setError(accountTexts.emailRequired);
      focus('email');
      return;
    }
    if (password === '') {
      setError(accountTexts.passwordRequired);
      focus('password');
      return;
    }
    setBusy(true);
    try {
      await signIn({ email, password });
      onSignedIn();
      void showSuspension();
    } catch (failure) {
      setError(toAccountText(failure, accountTexts.loginFailedPage));
      setHint(toConnectionHint(failure));
      focus('password');
    } finally {
      setBusy(false);
    }
  };

  const type = { email: typeInto(setEmail), password: typeInto(setPassword) };
  return { email, password, error, hint, isBusy, type, submit };
}

/**
 * A suspended member can sign in to download and delete their data. A notice explains why the server refuses everything
 * else.
 */
async function showSuspension(): Promise<void> {
  const reason = await refreshSession();
  if (reason !== undefined) showNotice({ kind: 'error', text: reason, staysMs: 'until-dismissed' });
}

function ForgotLink() {
  const { data } = useQuery(mailServiceQuery(), queryClient);
  return data?.isOn && <TextLink to={pagePaths.forgotPassword}>{signInTexts.forgotTitle}</TextLink>;
}

function OtherWays() {
  return (
    <>
      <SocialButtons />
      <p className={styles.other}>
        {signInTexts.newHere}{' '}
        <TextLink to={pagePaths.register}>{signInTexts.createAnAccount}</TextLink>
      </p>
      <TextLink to={pagePaths.home} className={styles.register}>
        {signInTexts.backToHome}
      </TextLink>
    </>
  );
}
