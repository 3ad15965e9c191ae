import { createTransport } from 'nodemailer';
import type { Letter } from './letters.ts';

const SECOND = 1000;

export interface MailTransport {
  send: (to: string, letter: Letter) => Promise<void>;
  close: () => void;
}

interface SmtpAccount {
  /** `smtp://` or `smtps://`, with name and password where the server wants them. */
  url: string;
  from: string;
}

/** Opens connections to the SMTP server when there is a mail: at most two connections, kept open between mails, each step with a time limit. */
export function openTransport({ url, from }: SmtpAccount): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    dnsTimeout: 10 * SECOND,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (to, letter) => {
      await transport.sendMail({
        ...letter,
        from,
        // An object is taken as one address: text would be read as a list, with names.
        to: { name: '', address: to },
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}

/** True where the SMTP server will never take a mail to this address. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, command, responseCode }: SmtpError = Object(error);
  if (code !== 'EENVELOPE') return false;
  return command === 'API' || (command === 'RCPT TO' && Number(responseCode) >= 500);
}

/** For the log: codes alone, as the words of the SMTP server repeat the address. */
export function toLogText(error: unknown): string {
  const { code, responseCode }: SmtpError = Object(error);
  return [code ?? 'no code', responseCode ?? ''].join(' ').trim();
}

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
}
