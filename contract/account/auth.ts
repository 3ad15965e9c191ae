import * as v from 'valibot';
import * as accountTexts from '#texts/account.ts';
import { Email, field, GivenPassword, Name, NewPassword, UNREADABLE } from './fields.ts';
import { EMAIL_MAX } from './limits.ts';
import { CurrentUser } from './user.ts';

/** POST /auth/register. A form shows the first issue, the server returns all in `details`. */
export const RegisterBody = v.object({ name: Name, email: Email, password: NewPassword });
export type RegisterBody = v.InferInput<typeof RegisterBody>;

/** POST /auth/login. Both fields are required. Wrong credentials are a 401. */
export const LoginBody = v.object({
  email: v.pipe(
    field(accountTexts.emailRequired),
    v.trim(),
    v.minLength(1, accountTexts.emailRequired),
    v.maxLength(EMAIL_MAX, accountTexts.emailTooLong),
    v.check((text) => !UNREADABLE.test(text), accountTexts.emailInvalid),
  ),
  password: GivenPassword,
});
export type LoginBody = v.InferInput<typeof LoginBody>;

/** Response of POST /auth/register (201) and POST /auth/login (200). The token is sent only this once. */
export const AuthAnswer = v.object({ token: v.string(), user: CurrentUser });
export type AuthAnswer = v.InferOutput<typeof AuthAnswer>;

/** POST /auth/password ends every other session. A wrong `currentPassword` is a 422, not a 401. */
export const PasswordBody = v.object({ currentPassword: GivenPassword, newPassword: NewPassword });
export type PasswordBody = v.InferInput<typeof PasswordBody>;

/** DELETE /auth/account removes the posts or signs them "A former member". Answers `{}`. */
export const AccountRemovalBody = v.object({
  password: GivenPassword,
  posts: v.picklist(['keep', 'remove'], accountTexts.postsChoiceInvalid),
});
export type AccountRemovalBody = v.InferInput<typeof AccountRemovalBody>;

/** POST /auth/sessions/end-others: number of sessions that ended. */
export const EndedSessions = v.object({ ended: v.number() });
export type EndedSessions = v.InferOutput<typeof EndedSessions>;
