import { useState } from 'react';
import * as v from 'valibot';
import { Email } from '#contract/account/fields.ts';
import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import { askForReset, toLinkText } from '#domain/account/link-calls.ts';
import { useCheckedForm } from '#domain/account/use-checked-form.ts';
import * as signInTexts from '#texts/sign-in.ts';
import { Button } from '#ui/button/button.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useTitle } from '#ui/hooks/use-title.ts';
import { TextLink } from '#ui/link/text-link.tsx';
import text from '../../ui/theme/text.module.css';
import { AccountFrame } from './account-frame.tsx';
import styles from './link-page.module.css';
import { useKeepReturnAddress } from './use-continue.ts';

/** `/forgot-password`: requests a reset link by mail. The answer does not reveal whether the account exists. */
export function ForgotPage({ plate }: { plate: string }) {
  useTitle(toPageTitle(signInTexts.forgotTitle));
  useKeepReturnAddress();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AccountFrame
      line={signInTexts.signInMotto}
      title={sentTo === undefined ? signInTexts.forgotTitle : signInTexts.linkOnItsWay}
      hint={sentTo === undefined ? signInTexts.forgotHint : signInTexts.ifThereIs(sentTo)}
      plate={plate}
    >
      <p role="status" className={text.srOnly}>
        {sentTo !== undefined && signInTexts.linkOnItsWay}
      </p>
      {sentTo === undefined && <ForgotForm done={setSentTo} />}
      <TextLink to={pagePaths.login} className={styles.way}>
        {signInTexts.backToSignIn}
      </TextLink>
    </AccountFrame>
  );
}

function ForgotForm({ done }: { done: (email: string) => void }) {
  const { isBusy, alert, ofForm, toField } = useCheckedForm(
    { email: '' },
    {
      findFailure: ({ email }) => {
        const failure = v.safeParse(Email, email).issues?.[0].message;
        return failure === undefined ? undefined : { field: 'email', text: failure };
      },
      send: async ({ email }) => {
        await askForReset({ email });
        done(email.trim());
      },
      toText: (error) => toLinkText(error, signInTexts.notMailed),
    },
  );
  return (
    <form {...ofForm} className={styles.form}>
      <FormAlert text={alert} />
      <TextField
        {...toField('email')}
        required
        label={signInTexts.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
      />
      <Button type="submit" variant="flame" size="xl" aria-disabled={isBusy || undefined}>
        {signInTexts.mailLink}
      </Button>
    </form>
  );
}
