import { chakra } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { toNewKey } from '#offline/outbox/ids.ts';
import * as accountTexts from '#texts/account.ts';
import { Button } from '#ui/button/button.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import { toAccountText } from './account.ts';
import { changePassword } from './account-calls.ts';
import { PasswordRules } from './password-rules.tsx';
import { toPasswordFailure } from './register-checks.ts';

/** Changes the password, which ends all other sessions. `email` is only for password managers. */
export function PasswordForm({ email, close }: { email: string; close: () => void }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  /** The last sent values and their idempotency key. */
  const attempt = useRef({ current: '', next: '', key: '' });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const failure = current === '' ? accountTexts.passwordRequired : toPasswordFailure(next);
    if (failure) {
      setError(failure);
      form.current
        ?.querySelector<HTMLInputElement>(current === '' ? '[name=current]' : '[name=next]')
        ?.focus();
      return;
    }
    setBusy(true);
    try {
      if (attempt.current.current !== current || attempt.current.next !== next) {
        attempt.current = { current, next, key: toNewKey() };
      }
      const body = { currentPassword: current, newPassword: next };
      await changePassword(body, attempt.current.key);
      showNotice({
        kind: 'success',
        text: accountTexts.passwordChanged,
        staysMs: 5000,
      });
      close();
    } catch (problem) {
      setError(toAccountText(problem, accountTexts.loginFailedPage));
    } finally {
      setBusy(false);
    }
  };

  return (
    <chakra.form
      ref={form}
      noValidate
      display="grid"
      gap="4"
      onSubmit={(event) => void submit(event)}
    >
      <FormAlert text={error} />
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={accountTexts.yourPasswordNow}
        name="current"
        autoComplete="current-password"
        value={current}
        onChange={(event) => {
          setCurrent(event.target.value);
          setError(undefined);
        }}
      />
      <PasswordField
        label={accountTexts.theNewOne}
        name="next"
        autoComplete="new-password"
        value={next}
        onChange={(event) => {
          setNext(event.target.value);
          setError(undefined);
        }}
        hint={<PasswordRules password={next} />}
      />
      <Button type="submit" variant="flame" aria-disabled={isBusy || undefined}>
        {accountTexts.changePassword}
      </Button>
    </chakra.form>
  );
}
