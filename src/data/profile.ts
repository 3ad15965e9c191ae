import * as v from 'valibot';
import { accountTexts } from '../../contract/account-texts.ts';
import { apiPaths } from '../../contract/paths.ts';
import { ProfileChange } from '../../contract/profile-change.ts';
import { type OwnUser, OwnUserAnswer } from '../../contract/user.ts';
import { toAccountText } from './account.ts';
import { isDevice, NotKept, wish } from './outbox.ts';
import { callApi } from './send.ts';
import { mergeUser, readSession } from './session.ts';

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

/**
 * Changes name and bio: at once and also with no network. Rejects, with a sentence, where they could neither be kept on
 * the device nor sent.
 */
export async function saveProfile({ name, bio }: ProfileWords): Promise<void> {
  const session = readSession();
  if (!session) throw new NotKept('signed-out');
  const changes = { name: name.trim(), bio };
  try {
    await wish({ op: 'profile.update', changes }, { userId: session.user.id });
  } catch (error) {
    // A device that stores nothing can still ask the server.
    if (!isDevice(error)) throw error;
    await send(changes);
  }
}

async function send(json: ProfileWords): Promise<void> {
  const fallback = accountTexts.profileUpdateFailed;
  const askedAt = Date.now();
  const call = { method: 'PUT', json, fallback } as const;
  const { user } = await callApi(apiPaths.profile, OwnUserAnswer, call);
  mergeUser(user, askedAt);
}

/** Why a profile could not be saved. */
export function toProfileText(error: unknown): string {
  if (error instanceof NotKept) return error.message;
  return toAccountText(error, accountTexts.profileUpdateFailed);
}
