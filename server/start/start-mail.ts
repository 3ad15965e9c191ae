import type { Pool } from 'pg';
import { createLink } from '../accounts/link-store.ts';
import type { Mail } from '../accounts/ports.ts';
import { keepSending } from '../keep-sending.ts';
import { createMailSender } from '../mail/send-mails.ts';
import { deleteResetMails, insertMail } from '../mail/store.ts';
import { openTransport } from '../mail/transport.ts';
import type { Settings } from '../settings.ts';

interface RunningMail extends Mail {
  stop: () => Promise<void>;
}

/** Sends queued mails now and in the future. Returns undefined if no SMTP server is set. */
export function startMail(
  pool: Pool,
  { MAIL_URL: url, MAIL_FROM: from, PUBLIC_URL: publicUrl }: Settings,
  log: (text: string) => void,
): RunningMail | undefined {
  if (url === undefined || from === undefined || publicUrl === undefined) return undefined;
  const transport = openTransport({ url, from });
  const sender = createMailSender({
    pool,
    transport,
    publicUrl,
    createLink: (userId, purpose) => createLink(pool, { userId, purpose, isMailed: true }),
    log,
  });
  const schedule = keepSending(sender, log, 'mails');
  return {
    note: insertMail,
    dropResets: deleteResetMails,
    wake: () => schedule.wake(Date.now()),
    stop: async () => {
      const stopped = schedule.stop();
      // Makes a mail that is being sent fail, so that it stays in the queue.
      transport.close();
      await stopped;
    },
  };
}
