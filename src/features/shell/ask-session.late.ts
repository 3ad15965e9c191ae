import { refreshSession } from '../../data/refresh-session.late.ts';
import { showNotice } from '../../ui/notice/notices.ts';

/** Asks who is signed in; where the account is suspended, a notice says why until it is taken away. */
export async function askSession(): Promise<void> {
  const text = await refreshSession();
  if (text !== undefined) showNotice({ kind: 'error', text, staysMs: 'until-dismissed' });
}
