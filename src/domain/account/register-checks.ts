import * as v from 'valibot';
import { Email, Name, NewPassword } from '#contract/account/fields.ts';
import { PASSWORD_MIN } from '#contract/account/limits.ts';
import * as accountTexts from '#texts/account.ts';
import * as signInTexts from '#texts/sign-in.ts';

export interface RegisterForm {
  name: string;
  email: string;
  password: string;
  confirmation: string;
}
export type RegisterFieldName = keyof RegisterForm;

/** The four rules of a password as the live list words them. */
export const PASSWORD_RULES = [
  { label: signInTexts.oneUppercaseLetter, isMet: (text: string) => /\p{Lu}/u.test(text) },
  { label: signInTexts.oneLowercaseLetter, isMet: (text: string) => /\p{Ll}/u.test(text) },
  { label: signInTexts.oneNumber, isMet: (text: string) => /\d/.test(text) },
  {
    label: signInTexts.charactersOrMore(PASSWORD_MIN),
    isMet: (text: string) => text.length >= PASSWORD_MIN,
  },
] as const;

/** The fields in the order of their checks. The server uses the same schemas. */
const CHECKED = [
  ['name', Name],
  ['email', Email],
  ['password', NewPassword],
] as const;

/** Runs the seven checks in their order. Returns the first failure, or undefined. */
export function toFirstFailure(
  form: RegisterForm,
): { field: RegisterFieldName; text: string } | undefined {
  for (const [field, schema] of CHECKED) {
    const text = toFailure(schema, form[field]);
    if (text !== undefined) return { field, text };
  }
  if (form.confirmation !== form.password) {
    return { field: 'confirmation', text: accountTexts.passwordsDiffer };
  }
  return undefined;
}

/** Checks 3 to 6: the first rule that a new password breaks. */
export function toPasswordFailure(password: string): string | undefined {
  return toFailure(NewPassword, password);
}

function toFailure(schema: v.GenericSchema<unknown, string>, value: string): string | undefined {
  return v.safeParse(schema, value).issues?.[0].message;
}
