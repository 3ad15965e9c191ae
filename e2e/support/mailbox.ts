import { text } from 'node:stream/consumers';
import { expect } from 'playwright/test';
import { SMTPServer } from 'smtp-server';
import { findFreePort } from './server.ts';

/** An SMTP server that stores received mails. */
export class Mailbox {
  readonly url: string;
  readonly #mails: { to: string; content: string }[] = [];
  readonly #server: SMTPServer;

  private constructor(port: number) {
    this.url = `smtp://127.0.0.1:${port}`;
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 10,
      onData: (stream, { envelope }, done) => {
        const keep = async () => {
          const content = toContent(await text(stream));
          for (const { address } of envelope.rcptTo) this.#mails.push({ to: address, content });
          done();
        };
        void keep();
      },
    });
    this.#server.listen(port, '127.0.0.1');
  }

  static async open(): Promise<Mailbox> {
    return new Mailbox(await findFreePort());
  }

  /** Waits for a mail to this address, and returns its link to this page. */
  async waitForLink(to: string, path: string): Promise<string> {
    const find = () =>
      this.#mails
        .filter((mail) => mail.to === to)
        .flatMap(({ content }) => content.match(/http:\S+token=[\w-]+/g) ?? [])
        .find((link) => new URL(link).pathname === path);
    await expect.poll(find).toBeDefined();
    return find() ?? '';
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
    });
  }
}

/** Decodes quoted-printable lines. */
function toContent(raw: string): string {
  return raw
    .replaceAll('=\r\n', '')
    .replace(/=([\dA-F]{2})/g, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
}
