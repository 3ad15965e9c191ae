import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { toAccountText, toConnectionHint } from '#domain/account/account.ts';
import { removeAccount } from '#domain/account/account-calls.ts';
import * as accountTexts from '#texts/account.ts';
import { Button } from '#ui/button/button.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';

const CHOICES = [
  { posts: 'keep', label: accountTexts.leavePosts },
  { posts: 'remove', label: accountTexts.takePosts },
] as const;

/** Deletes the account after the password was entered. Calls `onDeleted` once the server has deleted it. */
export function DeleteAccount({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  const [password, setPassword] = useState('');
  const [posts, setPosts] = useState<'keep' | 'remove'>('keep');
  const [error, setError] = useState<string>();
  const [hint, setHint] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (password === '') {
      setError(accountTexts.passwordRequired);
      return;
    }
    setBusy(true);
    try {
      await removeAccount({ password, posts });
      onDeleted();
    } catch (failure) {
      setError(toAccountText(failure, accountTexts.loginFailedPage));
      setHint(toConnectionHint(failure));
      setBusy(false);
    }
  };

  return (
    <chakra.form noValidate display="grid" gap="4" onSubmit={(event) => void submit(event)}>
      <chakra.p color="ink.muted">{accountTexts.deleteHint}</chakra.p>
      <FormAlert text={error} hint={hint} />
      <chakra.fieldset border="0" p="0" m="0" display="grid" gap="1">
        <chakra.legend textStyle="label" p="0">
          {accountTexts.whatYouHavePosted}
        </chakra.legend>
        {CHOICES.map((choice) => (
          <chakra.label
            key={choice.posts}
            display="flex"
            alignItems="center"
            gap="3"
            minH="tap"
            cursor="pointer"
          >
            <chakra.input
              type="radio"
              name="posts"
              boxSize="5"
              accentColor="inverse"
              checked={posts === choice.posts}
              onChange={() => setPosts(choice.posts)}
            />
            <span>{choice.label}</span>
          </chakra.label>
        ))}
      </chakra.fieldset>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={accountTexts.yourPassword}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setError(undefined);
          setHint(undefined);
        }}
      />
      <Button type="submit" variant="danger" aria-disabled={isBusy || undefined}>
        {accountTexts.deleteMyAccount}
      </Button>
    </chakra.form>
  );
}
