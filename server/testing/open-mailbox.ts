import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Pool } from 'pg';
import { SMTPServer } from 'smtp-server';
import { createLink } from '#server/account/link-store.ts';
import type { Mail } from '#server/account/ports.ts';
import { createMailSender } from '#server/platform/mail/send-mails.ts';
import { deleteResetMails, insertMail } from '#server/platform/mail/store.ts';
import { openTransport } from '#server/platform/mail/transport.ts';

export const SITE = 'https://simmer.example';

export interface ReceivedMail {
  to: string[];
  /** Headers and body as received. */
  raw: string;
  subject: string;
  /** The decoded body. */
  content: string;
}

export interface Mailbox {
  url: string;
  mails: ReceivedMail[];
  /** The mail service to pass to a server. */
  mail: Mail;
  /** Tries to send the mails that are due at `now`. Resolves with the log messages. */
  deliver: (pool: Pool, now?: number) => Promise<string[]>;
  /** Refuses recipients with this SMTP status until it is called without one. */
  refuse: (status?: number) => void;
  /** Stops the SMTP server. `comeUp` starts it again on the same port. */
  goDown: () => Promise<void>;
  comeUp: () => Promise<void>;
  close: () => Promise<void>;
}

/** Opens an SMTP server that stores received mails, with the product's code to send them. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  let refusal: number | undefined;
  const start = (port: number) =>
    new Promise<SMTPServer>((resolve) => {
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['AUTH', 'STARTTLS'],
        closeTimeout: 10,
        onRcptTo: (_address, _session, done) =>
          done(
            refusal === undefined
              ? null
              : Object.assign(new Error('No'), { responseCode: refusal }),
          ),
        onData: (stream, { envelope }, done) => {
          const keep = async () => {
            const to = envelope.rcptTo.map(({ address }) => address);
            mails.push(toReceived(await text(stream), to));
            done();
          };
          void keep();
        },
      });
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  const port = await findPort();
  let server: SMTPServer | undefined = await start(port);
  const url = `smtp://127.0.0.1:${port}`;
  const goDown = () =>
    new Promise<void>((resolve) => {
      if (!server) return resolve();
      server.close(() => resolve());
      server = undefined;
    });

  return {
    url,
    mails,
    mail: { note: insertMail, dropResets: deleteResetMails, wake: () => undefined },
    deliver: async (pool, now = Date.now() + 1000) => {
      const logged: string[] = [];
      const transport = openTransport({ url, from: 'Simmer <simmer@simmer.example>' });
      const send = createMailSender({
        pool,
        transport,
        publicUrl: SITE,
        createLink: (userId, purpose) => createLink(pool, { userId, purpose, isMailed: true }),
        log: (line) => logged.push(line),
      });
      await send(now, new AbortController().signal);
      transport.close();
      return logged;
    },
    refuse: (status) => {
      refusal = status;
    },
    goDown,
    comeUp: async () => {
      server = await start(port);
    },
    close: goDown,
  };
}

/** Returns the token of the newest mail to this address. */
export function readToken({ mails }: Pick<Mailbox, 'mails'>, to: string): string {
  const mail = mails.findLast((each) => each.to.includes(to));
  return readLinkToken(mail?.content ?? '');
}

/** Returns the token of a link in a mail. It follows the `#`, so browsers do not send it to a server. */
export function readLinkToken(content: string): string {
  return /#token=([\w-]+)/.exec(content)?.[1] ?? '';
}

function toReceived(raw: string, to: string[]): ReceivedMail {
  const content = raw
    .replaceAll('=\r\n', '')
    .replace(/=([\dA-F]{2})/g, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return { to, raw, content, subject: /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? '' };
}

/** Finds a free port, so that the server can start again on the same port. */
function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server has no other address
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
