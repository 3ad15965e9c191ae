import { chakra } from '@chakra-ui/react';
import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import { toAccountText } from '#domain/account/account.ts';
import { register } from '#domain/account/account-calls.ts';
import { PasswordRules } from '#domain/account/password-rules.tsx';
import { type RegisterForm, toFirstFailure } from '#domain/account/register-checks.ts';
import { useCheckedForm } from '#domain/account/use-checked-form.ts';
import { accountTexts } from '#texts/accounts.ts';
import * as actionTexts from '#texts/actions.ts';
import * as signInTexts from '#texts/sign-in.ts';
import { Button } from '#ui/button/button.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useTitle } from '#ui/hooks/use-title.ts';
import { TextLink } from '#ui/link/text-link.tsx';
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
      <chakra.form {...ofForm} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <FormAlert text={alert} hint={hint} />
        <chakra.div
          display="grid"
          gap="4"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            lg: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
          }}
        >
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
        </chakra.div>
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
        <chakra.p role="status" color="ink.muted" textStyle="small" textAlign="center" minH="6">
          {isBusy && signInTexts.creatingAccount}
        </chakra.p>
      </chakra.form>
      <chakra.p textAlign="center" fontWeight="600">
        {signInTexts.haveAnAccount} <TextLink to={pagePaths.login}>{actionTexts.signIn}</TextLink>
      </chakra.p>
    </AccountFrame>
  );
}
