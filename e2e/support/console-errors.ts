import type { BrowserContext } from 'playwright/test';

/** What a browser says of requests that could not be made or were answered 503 or 504 by the worker. */
const NETWORK_FAILURE =
  /^Failed to load resource: (net::ERR_|the server responded with a status of 50[34])/;

/** Errors on any console of the browser, errors nobody caught, and what the security policy refused. */
export class ConsoleErrors {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(context: BrowserContext) {
    // Whatever the content security policy refuses is told on the console too.
    context.on('console', (message) => {
      if (message.type() === 'error') this.#heard.push(message.text());
    });
    context.on('weberror', (error) => this.#heard.push(`uncaught: ${error.error().message}`));
  }

  /** Says that a journey means to meet this one. */
  expect(consoleError: RegExp): void {
    this.#expected.push(consoleError);
  }

  list(isNetworkDisturbed: boolean): string[] {
    const known = isNetworkDisturbed ? [...this.#expected, NETWORK_FAILURE] : this.#expected;
    return this.#heard.filter((text) => !known.some((pattern) => pattern.test(text)));
  }
}
