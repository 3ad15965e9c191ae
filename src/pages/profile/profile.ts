import * as v from 'valibot';
import { ProfileChange } from '#contract/account/profile-change.ts';
import type { CurrentUser } from '#contract/account/user.ts';
import { toAccountText } from '#domain/account/account.ts';
import { NotQueued, submit } from '#domain/outbox/submit.ts';
import * as accountTexts from '#texts/account.ts';

export type ProfileWords = Pick<CurrentUser, 'name' | 'bio'>;

/** The first validation error of a name and bio, or undefined. */
export function toProfileFailure(
  words: ProfileWords,
): { field: keyof ProfileWords; text: string } | undefined {
  for (const field of ['name', 'bio'] as const) {
    const { issues } = v.safeParse(ProfileChange, { [field]: words[field] });
    if (issues) return { field, text: issues[0].message };
  }
  return undefined;
}

/** Saves name and bio. Rejects if they could neither be stored on the device nor sent. */
export async function saveProfile({ name, bio }: ProfileWords): Promise<void> {
  await submit([{ command: { op: 'profile.update', changes: { name: name.trim(), bio } } }]);
}

/** Error message for a profile that could not be saved. */
export function toProfileText(error: unknown): string {
  if (error instanceof NotQueued) return error.message;
  return toAccountText(error, accountTexts.profileUpdateFailed);
}
