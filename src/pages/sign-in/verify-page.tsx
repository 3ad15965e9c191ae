import { useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import { confirmEmail, toLinkText } from '#domain/account/link-calls.ts';
import { useCheckedForm } from '#domain/account/use-checked-form.ts';
import * as signInTexts from '#texts/sign-in.ts';
import { Button } from '#ui/button/button.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { useTitle } from '#ui/hooks/use-title.ts';
import { TextLink } from '#ui/link/text-link.tsx';
import text from '../../ui/theme/text.module.css';
import { AccountFrame } from './account-frame.tsx';
import styles from './link-page.module.css';
import { useLinkToken } from './use-link-token.ts';

/** `/verify-email`: confirms an address by a tap, because mail scanners open every link. */
export function VerifyPage({ plate }: { plate: string }) {
  useTitle(toPageTitle(signInTexts.confirmTitle));
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  const [title, hint] = isDone
    ? [signInTexts.isConfirmed, signInTexts.confirmedHint]
    : token === ''
      ? [signInTexts.openTheLink, signInTexts.linkIsMissing]
      : [signInTexts.confirmTitle, signInTexts.confirmHint];
  return (
    <AccountFrame line={signInTexts.signInMotto} title={title} hint={hint} plate={plate}>
      <p role="status" className={text.srOnly}>
        {isDone && signInTexts.isConfirmed}
      </p>
      {token !== '' && !isDone && (
        <ConfirmForm key={token} token={token} done={() => setDone(true)} />
      )}
      <TextLink to={pagePaths.profile} className={styles.way}>
        {signInTexts.toYourProfile}
      </TextLink>
    </AccountFrame>
  );
}

function ConfirmForm({ token, done }: { token: string; done: () => void }) {
  const { isBusy, alert, ofForm } = useCheckedForm(
    {},
    {
      findFailure: () => undefined,
      send: async () => {
        await confirmEmail({ token });
        done();
      },
      toText: (error) => toLinkText(error, signInTexts.notConfirmed),
    },
  );
  return (
    <form {...ofForm} className={styles.confirm}>
      <FormAlert text={alert} />
      <Button type="submit" variant="flame" size="xl" aria-disabled={isBusy || undefined}>
        {signInTexts.confirmIt}
      </Button>
    </form>
  );
}
