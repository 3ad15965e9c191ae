import * as v from 'valibot';
import { hasVisible, INVISIBLE, withoutBlank } from '#contract/platform/visible.ts';
import * as accountTexts from '#texts/account.ts';
import {
  BIO_MAX,
  EMAIL_MAX,
  NAME_MAX,
  NAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  RECIPE_NOTE_MAX,
} from './limits.ts';

/** Control characters and lone surrogates. Names and addresses have none, and PostgreSQL cannot store NUL. */
export const UNREADABLE = /[\p{Cc}\p{Cs}]/u;

const INVISIBLE_OR_CONTROL = new RegExp(String.raw`[\p{Cc}\p{Cs}${INVISIBLE}]`, 'u');

/** A variation selector belongs to the emoji, keycap, Han character or Mongolian letter before it. */
const VARIANT = new RegExp(
  String.raw`(\p{ExtPict})[\uFE0E\uFE0F]|([\d#*])\uFE0F(?=\u20E3)|(\p{sc=Han})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]|(\p{sc=Mong})[\u180B-\u180F]`,
  'gu',
);

/**
 * Returns true if a name has no invisible characters. The zero-width joiner and non-joiner are allowed only in emoji
 * and in scripts that need them: a Latin name with a joiner would look like the name without it.
 */
function isVisible(name: string): boolean {
  const joined = String.raw`[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Mymr}\p{sc=Khmr}\p{ExtPict}\p{EMod}]`;
  const needed = new RegExp(String.raw`${joined}[\u200C\u200D](?=${joined})`, 'gu');
  return !INVISIBLE_OR_CONTROL.test(name.replace(VARIANT, '$1$2$3$4').replace(needed, ''));
}

function isTooShort(name: string): boolean {
  return name.length < NAME_MIN || !hasVisible(name);
}

/** A name that fails another check passes here, so that the form shows only one reason. */
function hasLetterOrEmoji(name: string): boolean {
  return isTooShort(name) || !isVisible(name) || /[\p{L}\p{N}\p{ExtPict}\p{RI}]/u.test(name);
}

function isReadableText(text: string): boolean {
  return !/[^\P{Cc}\n\t\r]|\p{Cs}/u.test(text);
}

/** A missing field is parsed as an empty string, so its own error text is shown. */
export const field = (text: string) => v.optional(v.string(text), '');

export const Name = v.pipe(
  field(accountTexts.nameTooShort),
  v.trim(),
  v.minLength(NAME_MIN, accountTexts.nameTooShort),
  v.maxLength(NAME_MAX, accountTexts.nameTooLong),
  v.check((name) => name.length < NAME_MIN || hasVisible(name), accountTexts.nameTooShort),
  v.check((name) => isTooShort(name) || isVisible(name), accountTexts.nameUnreadable),
  v.check(hasLetterOrEmoji, accountTexts.nameEmpty),
);

/** Deliberately simple: something before an @, and a domain with a dot. */
export const Email = v.pipe(
  field(accountTexts.emailInvalid),
  v.trim(),
  v.check(
    (text) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) && !INVISIBLE_OR_CONTROL.test(text),
    accountTexts.emailInvalid,
  ),
  v.maxLength(EMAIL_MAX, accountTexts.emailTooLong),
);

/** The order matters: a form shows the first failure. */
export const NewPassword = v.pipe(
  field(accountTexts.passwordTooShort),
  v.minLength(PASSWORD_MIN, accountTexts.passwordTooShort),
  v.regex(/\p{Lu}/u, accountTexts.passwordNoUppercase),
  v.regex(/\p{Ll}/u, accountTexts.passwordNoLowercase),
  v.regex(/\d/, accountTexts.passwordNoNumber),
  v.maxLength(PASSWORD_MAX, accountTexts.passwordTooLong),
);

/** Checked only for its length, because it is compared with the stored hash. */
export const GivenPassword = v.pipe(
  field(accountTexts.passwordRequired),
  v.minLength(1, accountTexts.passwordRequired),
  v.maxLength(PASSWORD_MAX, accountTexts.passwordTooLong),
);

/** Private note of a member about a recipe. An empty text removes it. */
export const RecipeNoteText = v.pipe(
  v.string(accountTexts.noteInvalid),
  v.trim(),
  v.maxLength(RECIPE_NOTE_MAX, accountTexts.noteInvalid),
  v.check(isReadableText, accountTexts.noteInvalid),
  v.transform(withoutBlank),
);

export const Bio = v.pipe(
  v.string(accountTexts.bioInvalid),
  v.trim(),
  v.maxLength(BIO_MAX, accountTexts.bioInvalid),
  v.check(isReadableText, accountTexts.bioInvalid),
  v.transform(withoutBlank),
);
