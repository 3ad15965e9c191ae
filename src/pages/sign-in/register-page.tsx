import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import { toAccountText } from '#domain/account/account.ts';
import { register } from '#domain/account/account-calls.ts';
import { PasswordRules } from '#domain/account/password-rules.tsx';
import { type RegisterForm, toFirstFailure } from '#domain/account/register-checks.ts';
import { useCheckedForm } from '#domain/account/use-checked-form.ts';
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
import text from '../../ui/theme/text.module.css';
import { AccountFrame } from './account-frame.tsx';
import styles from './register-page.module.css';

interface Props {
  plate: string;
  /** Called once the user is signed in. */
  onSignedIn: () => void;
}

const EMPTY: RegisterForm = { name: '', email: '', password: '', confirmation: '' };

/** `/register`: seven checks in their order; the first failure is shown at its field. */
export function RegisterPage({ plate, onSignedIn }: Props) {
  useTitle(toPageTitle(signInTexts.createAccount));
  const { form, isBusy, alert, hint, ofForm, toField } = useCheckedForm(EMPTY, {
    findFailure: toFirstFailure,
    send: ({ name, email, password }) => register({ name, email, password }).then(onSignedIn),
    toText: (error) => toAccountText(error, accountTexts.registrationFailedPage),
  });

  return (
    <AccountFrame
      line={signInTexts.registerMotto}
      title={signInTexts.pullUpAChair}
      hint={signInTexts.registerHint}
      plate={plate}
    >
      <form {...ofForm} className={styles.form}>
        <FormAlert text={alert} hint={hint} />
        <div className={styles.names}>
          <TextField
            {...toField('name')}
            required
            label={signInTexts.fullName}
            autoComplete="name"
          />
          <TextField
            {...toField('email')}
            required
            label={signInTexts.email}
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
          />
        </div>
        <PasswordField
          {...toField('password')}
          required
          label={signInTexts.password}
          autoComplete="new-password"
          hint={<PasswordRules password={form.password} />}
        />
        <PasswordField
          {...toField('confirmation')}
          required
          label={signInTexts.confirmPassword}
          placeholder={signInTexts.typeItAgain}
          autoComplete="new-password"
        />
        <Button
          type="submit"
          variant="flame"
          size="xl"
          className={styles.submit}
          aria-disabled={isBusy || undefined}
        >
          {signInTexts.createAccount}
        </Button>
        <p role="status" className={joinClasses(text.small, styles.state)}>
          {isBusy && signInTexts.creatingAccount}
        </p>
      </form>
      <p className={styles.other}>
        {signInTexts.haveAnAccount} <TextLink to={pagePaths.login}>{appTexts.signIn}</TextLink>
      </p>
    </AccountFrame>
  );
}
