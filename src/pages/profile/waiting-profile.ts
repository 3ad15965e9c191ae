import type { CurrentUser } from '#contract/account/user.ts';
import { useWaiting } from '#domain/outbox/waiting.ts';

/** The pending change of the profile. Includes a refused one, so that its text can be edited again. */
export function useWaitingProfile() {
  const { rows } = useWaiting();
  const row = rows.findLast(({ command }) => command.op === 'profile.update');
  if (row?.command.op !== 'profile.update') return undefined;
  const { name, bio } = row.command.changes;
  const words: Partial<Pick<CurrentUser, 'name' | 'bio'>> = {
    ...(name !== undefined && { name }),
    ...(bio !== undefined && { bio }),
  };
  return { isRefused: row.state === 'failed', words };
}
