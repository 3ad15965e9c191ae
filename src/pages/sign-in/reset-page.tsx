import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import { resetPassword, toLinkText } from '#domain/account/link-calls.ts';
import { PasswordRules } from '#domain/account/password-rules.tsx';
import { toPasswordFailure } from '#domain/account/register-checks.ts';
import { useCheckedForm } from '#domain/account/use-checked-form.ts';
import * as accountTexts from '#texts/account.ts';
import * as signInTexts from '#texts/sign-in.ts';
import { Button } from '#ui/button/button.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useTitle } from '#ui/hooks/use-title.ts';
import { TextLink } from '#ui/link/text-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import styles from './link-page.module.css';
import { useKeepReturnAddress } from './use-continue.ts';
import { useLinkToken } from './use-link-token.ts';

interface Props {
  plate: string;
  /** Called once the password is changed. */
  onSignedIn: () => void;
}

/** `/reset-password`: sets a new password with the token of a link from a mail or from an operator. */
export function ResetPage({ plate, onSignedIn }: Props) {
  useTitle(toPageTitle(signInTexts.resetTitle));
  useKeepReturnAddress();
  const token = useLinkToken();
  return (
    <AccountFrame
      line={signInTexts.signInMotto}
      title={token === '' ? signInTexts.openTheLink : signInTexts.resetTitle}
      hint={token === '' ? signInTexts.linkIsMissing : signInTexts.resetHint}
      plate={plate}
    >
      {token !== '' && <ResetForm key={token} token={token} onSignedIn={onSignedIn} />}
      <TextLink to={pagePaths.forgotPassword} className={styles.way}>
        {signInTexts.askAgain}
      </TextLink>
    </AccountFrame>
  );
}

function ResetForm({ token, onSignedIn }: { token: string; onSignedIn: () => void }) {
  const { form, isBusy, alert, ofForm, toField } = useCheckedForm(
    { password: '', confirmation: '' },
    {
      findFailure: ({ password, confirmation }) => {
        const text = toPasswordFailure(password);
        if (text !== undefined) return { field: 'password', text };
        return confirmation === password
          ? undefined
          : { field: 'confirmation', text: accountTexts.passwordsDiffer };
      },
      send: ({ password }) => resetPassword({ token, password }).then(onSignedIn),
      toText: (error) => toLinkText(error, signInTexts.passwordNotSaved),
    },
  );
  return (
    <form {...ofForm} className={styles.form}>
      <FormAlert text={alert} />
      <PasswordField
        {...toField('password')}
        required
        label={signInTexts.newPassword}
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
      <Button type="submit" variant="flame" size="xl" aria-disabled={isBusy || undefined}>
        {signInTexts.savePassword}
      </Button>
    </form>
  );
}
