import { NAME_MIN, PASSWORD_MIN } from '../../../contract/account-limits.ts';
import { accountTexts as texts } from '../../../contract/account-texts.ts';

export interface RegisterForm {
  name: string;
  email: string;
  password: string;
  confirmation: string;
}
export type RegisterFieldName = keyof RegisterForm;

/** The four rules of a password as the live list words them. */
export const PASSWORD_RULES = [
  { label: 'One uppercase letter', isMet: (text: string) => /\p{Lu}/u.test(text) },
  { label: 'One lowercase letter', isMet: (text: string) => /\p{Ll}/u.test(text) },
  { label: 'One number', isMet: (text: string) => /\d/.test(text) },
  {
    label: `${PASSWORD_MIN} characters or more`,
    isMet: (text: string) => text.length >= PASSWORD_MIN,
  },
] as const;

/** Specification 5, Register: the seven checks in their order; the first failure, or undefined. */
export function toFirstFailure(
  form: RegisterForm,
): { field: RegisterFieldName; text: string } | undefined {
  const { name, email, password, confirmation } = form;
  if (name.trim().length < NAME_MIN) return { field: 'name', text: texts.nameTooShort };
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) {
    return { field: 'email', text: texts.emailInvalid };
  }
  const wrong = toPasswordFailure(password);
  if (wrong) return { field: 'password', text: wrong };
  if (confirmation !== password) return { field: 'confirmation', text: texts.passwordsDiffer };
  return undefined;
}

/** Checks 3 to 6: what a new password lacks first. */
export function toPasswordFailure(password: string): string | undefined {
  if (password.length < PASSWORD_MIN) return texts.passwordTooShort;
  if (!/\p{Lu}/u.test(password)) return texts.passwordNoUppercase;
  if (!/\p{Ll}/u.test(password)) return texts.passwordNoLowercase;
  if (!/\d/.test(password)) return texts.passwordNoNumber;
  return undefined;
}
