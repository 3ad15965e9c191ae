import type { Pool } from 'pg';
import { type MailKind, toLetter } from './letters.ts';
import {
  type ClaimedMail,
  claimMails,
  delayMail,
  deleteMail,
  deleteOldMails,
  findNextMailAt,
} from './store.ts';
import { isPermanentFailure, type MailTransport, toLogText } from './transport.ts';

const FIRST_RETRY_MS = 30_000;
const RETRY_MAX_MS = 30 * 60_000;

interface SenderParts {
  pool: Pool;
  transport: Pick<MailTransport, 'send'>;
  /** The origin of every link. It must not come from the `Host` header of a request. */
  publicUrl: string;
  /** Creates a link that replaces the previous one of this account. Returns its token. */
  createLink: (userId: string, kind: Exclude<MailKind, 'changed'>) => Promise<string>;
  log: (text: string) => void;
}

/**
 * Returns a function that sends every due mail and resolves with the time of the next call. Several servers may run
 * it concurrently.
 */
export function createMailSender(parts: SenderParts) {
  const { pool } = parts;
  return async (now: number, signal: AbortSignal): Promise<number | undefined> => {
    await deleteOldMails(pool, now);
    while (!signal.aborted) {
      const claimed = await claimMails(pool, now);
      if (claimed.length === 0) break;
      await Promise.all(claimed.map((mail) => sendMail(parts, mail, now)));
    }
    return findNextMailAt(pool);
  };
}

async function sendMail(
  { pool, transport, publicUrl, createLink, log }: SenderParts,
  { id, kind, tries, userId, email, isVerified }: ClaimedMail,
  now: number,
): Promise<void> {
  const isWanted = kind !== 'confirm' || !isVerified;
  if (userId !== null && email !== null && isWanted) {
    // Invalidates the previous link: an earlier attempt may have sent a mail, and the link of the later mail must
    // work.
    const token = kind === 'changed' ? '' : await createLink(userId, kind);
    try {
      await transport.send(email, toLetter(kind, publicUrl, token));
    } catch (error) {
      log(`Sending a mail failed: ${toLogText(error)}`);
      if (!isPermanentFailure(error)) {
        await delayMail(pool, id, now + Math.min(RETRY_MAX_MS, FIRST_RETRY_MS * 2 ** (tries - 1)));
        return;
      }
    }
  }
  await deleteMail(pool, id);
}
