import { createTransport } from 'nodemailer';
import type { Letter } from './letters.ts';

const SECOND = 1000;

export interface MailTransport {
  send: (to: string, letter: Letter) => Promise<void>;
  close: () => void;
}

interface SmtpAccount {
  /** `smtp://` or `smtps://`, with user name and password if the server needs them. */
  url: string;
  from: string;
}

/**
 * Creates a transport with at most two connections. They are opened for the first mail and reused, and each step has
 * a timeout.
 */
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
        // An object is a single address; a text would be parsed as a list with names.
        to: { name: '', address: to },
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}

/** Returns true if the SMTP server will never accept a mail to this address. */
export function isPermanentFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, command, responseCode }: SmtpError = error;
  if (code !== 'EENVELOPE') return false;
  return command === 'API' || (command === 'RCPT TO' && Number(responseCode) >= 500);
}

/** Returns the error codes for the log. The message of the SMTP server can contain the address. */
export function toLogText(error: unknown): string {
  if (!(error instanceof Error)) return 'no code';
  const { code, responseCode }: SmtpError = error;
  return [code ?? 'no code', responseCode ?? ''].join(' ').trim();
}

/** The fields that nodemailer adds to its errors. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}
