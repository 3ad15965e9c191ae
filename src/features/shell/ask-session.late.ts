import { refreshSession } from '../../data/refresh-session.ts';
import { showNotice } from '../../ui/notice/notices.ts';

/** Refreshes the signed-in user. If the account is suspended, shows the reason in a notice. */
export async function askSession(): Promise<void> {
  const text = await refreshSession();
  if (text !== undefined) showNotice({ kind: 'error', text, staysMs: 'until-dismissed' });
}
