import * as v from 'valibot';
import { accountTexts as texts } from '../texts/en/accounts.ts';
import {
  BIO_MAX,
  EMAIL_MAX,
  NAME_MAX,
  NAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from './account-limits.ts';

/** Control characters and halves of letters: nothing a name or an address has, and PostgreSQL knows no NUL. */
export const UNREADABLE = /[\p{Cc}\p{Cs}]/u;

/** A field that is missing is as good as empty, so it is refused with its own text. */
export const field = (text: string) => v.optional(v.string(text), '');

/** Specification 5, the first check. */
export const Name = v.pipe(
  field(texts.nameTooShort),
  v.trim(),
  v.minLength(NAME_MIN, texts.nameTooShort),
  v.maxLength(NAME_MAX, texts.nameTooLong),
  v.check((text) => !UNREADABLE.test(text), texts.nameUnreadable),
);

/** Specification 5: "a simple address pattern". */
export const Email = v.pipe(
  field(texts.emailInvalid),
  v.trim(),
  v.check(
    (text) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) && !UNREADABLE.test(text),
    texts.emailInvalid,
  ),
  v.maxLength(EMAIL_MAX, texts.emailTooLong),
);

/** Specification 5, the checks of a new password in their order. */
export const NewPassword = v.pipe(
  field(texts.passwordTooShort),
  v.minLength(PASSWORD_MIN, texts.passwordTooShort),
  v.regex(/\p{Lu}/u, texts.passwordNoUppercase),
  v.regex(/\p{Ll}/u, texts.passwordNoLowercase),
  v.regex(/\d/, texts.passwordNoNumber),
  v.maxLength(PASSWORD_MAX, texts.passwordTooLong),
);

/** A password that is compared, not made. */
export const GivenPassword = v.pipe(
  field(texts.passwordRequired),
  v.minLength(1, texts.passwordRequired),
  v.maxLength(PASSWORD_MAX, texts.passwordTooLong),
);

/** A bio is text of several lines; no other control characters. */
export const Bio = v.pipe(
  v.string(texts.bioInvalid),
  v.trim(),
  v.maxLength(BIO_MAX, texts.bioInvalid),
  v.check((text) => !/[^\P{Cc}\n\t\r]|\p{Cs}/u.test(text), texts.bioInvalid),
);
