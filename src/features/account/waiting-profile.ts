import type { OwnUser } from '../../../contract/account/user.ts';
import { useWaiting } from '../../data/outbox/waiting.ts';

/** Where a change of the profile stands, and its words: a refused one has to be found again. */
export function useWaitingProfile() {
  const { rows } = useWaiting();
  const row = rows.findLast(({ command }) => command.op === 'profile.update');
  if (row?.command.op !== 'profile.update') return undefined;
  const { name, bio } = row.command.changes;
  const words: Partial<Pick<OwnUser, 'name' | 'bio'>> = {
    ...(name !== undefined && { name }),
    ...(bio !== undefined && { bio }),
  };
  return { isRefused: row.state === 'failed', words };
}
