import { chakra } from '@chakra-ui/react';
import { Circle, CircleCheck } from 'lucide-react';
import * as signInTexts from '#texts/sign-in.ts';
import { PASSWORD_RULES } from './register-checks.ts';

/** The rules of a password, ticked while the user types. Shown in addition to the exact error message. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <chakra.ul
      aria-label={signInTexts.passwordRules}
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))"
      // The relative limit is needed: the columns are counted by 26rem, which may exceed the width at large font sizes.
      maxW={{ lg: 'min(26rem, 100%)' }}
      gap="1.5"
      textStyle="small"
    >
      {PASSWORD_RULES.map(({ label, isMet }) => {
        const met = isMet(password);
        const Icon = met ? CircleCheck : Circle;
        return (
          <chakra.li
            key={label}
            display="flex"
            alignItems="center"
            gap="2"
            color={met ? 'basil' : 'ink.muted'}
          >
            <Icon role="img" aria-label={met ? signInTexts.done : signInTexts.missing} size={17} />
            <span>{label}</span>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
