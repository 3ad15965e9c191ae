import * as v from 'valibot';
import { ProfileChange } from '../../../contract/account/profile-change.ts';
import type { OwnUser } from '../../../contract/account/user.ts';
import { accountTexts } from '../../../texts/en/accounts.ts';
import { toAccountText } from '../../data/account.ts';
import { NotQueued, submit } from '../../data/outbox/submit.ts';

export type ProfileWords = Pick<OwnUser, 'name' | 'bio'>;

/** What is wrong with a name or a bio, in the words of the specification; undefined where both are fine. */
export function toProfileFailure(
  words: ProfileWords,
): { field: keyof ProfileWords; text: string } | undefined {
  for (const field of ['name', 'bio'] as const) {
    const { issues } = v.safeParse(ProfileChange, { [field]: words[field] });
    if (issues) return { field, text: issues[0].message };
  }
  return undefined;
}

/** Changes name and bio. Rejects, with a sentence, where they could neither be stored on the device nor sent. */
export async function saveProfile({ name, bio }: ProfileWords): Promise<void> {
  await submit([{ command: { op: 'profile.update', changes: { name: name.trim(), bio } } }]);
}

/** Why a profile could not be saved. */
export function toProfileText(error: unknown): string {
  if (error instanceof NotQueued) return error.message;
  return toAccountText(error, accountTexts.profileUpdateFailed);
}
