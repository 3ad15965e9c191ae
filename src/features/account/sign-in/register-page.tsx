import { chakra } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { toPageTitle } from '../../../../contract/page-title.ts';
import { pagePaths } from '../../../../contract/paths.ts';
import { accountTexts } from '../../../../texts/en/accounts.ts';
import * as actionTexts from '../../../../texts/en/actions.ts';
import * as signInTexts from '../../../../texts/en/sign-in.ts';
import { register, toAccountText } from '../../../data/account.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { AccountFrame } from './account-frame.tsx';
import { PasswordRules } from './password-rules.tsx';
import { type RegisterFieldName, type RegisterForm, toFirstFailure } from './register-checks.ts';

interface Props {
  plate: string;
  /** Called once somebody is signed in. */
  goOn: () => void;
}

const EMPTY: RegisterForm = { name: '', email: '', password: '', confirmation: '' };

/** `/register` (specification 2 and 5): seven checks in their order, the first failure shown where it is. */
export function RegisterPage({ plate, goOn }: Props) {
  useTitle(toPageTitle(signInTexts.createAccount));
  const [form, setForm] = useState(EMPTY);
  const [wrong, setWrong] = useState<{ field?: RegisterFieldName; text: string }>();
  const [isBusy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  const toField = (field: RegisterFieldName) => ({
    name: field,
    value: form[field],
    required: true,
    error: wrong?.field === field ? wrong.text : undefined,
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [field]: event.target.value });
      setWrong(undefined);
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const failure = toFirstFailure(form);
    if (failure) {
      setWrong(failure);
      element.current?.querySelector<HTMLInputElement>(`[name=${failure.field}]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      await register({ name: form.name, email: form.email, password: form.password });
      goOn();
    } catch (error) {
      setWrong({ text: toAccountText(error, accountTexts.registrationFailedPage) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <AccountFrame
      line={signInTexts.registerMotto}
      title={signInTexts.pullUpAChair}
      hint={signInTexts.registerHint}
      plate={plate}
    >
      <chakra.form
        ref={element}
        noValidate
        onSubmit={(event) => void submit(event)}
        display="grid"
        gap="4"
      >
        <FormAlert text={wrong && !wrong.field ? wrong.text : undefined} />
        <chakra.div display="grid" gap="4" gridTemplateColumns={{ lg: '1fr 1fr' }}>
          <TextField {...toField('name')} label={signInTexts.fullName} autoComplete="name" />
          <TextField
            {...toField('email')}
            label={signInTexts.email}
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
          />
        </chakra.div>
        <PasswordField
          {...toField('password')}
          label={signInTexts.password}
          autoComplete="new-password"
          hint={<PasswordRules password={form.password} />}
        />
        <PasswordField
          {...toField('confirmation')}
          label={signInTexts.confirmPassword}
          placeholder={signInTexts.typeItAgain}
          autoComplete="new-password"
        />
        <Button type="submit" variant="flame" size="xl" mt="1" aria-disabled={isBusy || undefined}>
          {signInTexts.createAccount}
        </Button>
      </chakra.form>
      <chakra.p textAlign="center" fontWeight="600">
        {signInTexts.haveAnAccount} <TextLink to={pagePaths.login}>{actionTexts.signIn}</TextLink>
      </chakra.p>
    </AccountFrame>
  );
}
