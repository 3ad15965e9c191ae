import type { Pool } from 'pg';
import { createLink } from '#server/account/link-store.ts';
import type { Mail } from '#server/account/ports.ts';
import { keepSending } from '#server/platform/keep-sending.ts';
import { createMailSender } from '#server/platform/mail/send-mails.ts';
import { deleteResetMails, insertMail } from '#server/platform/mail/store.ts';
import { openTransport } from '#server/platform/mail/transport.ts';
import type { Settings } from '#server/settings.ts';

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
