import type { BrowserContext } from 'playwright/test';

/** Console messages about failed requests, and about the worker's 503 and 504 responses. */
const NETWORK_FAILURE =
  /^Failed to load resource: (net::ERR_|the server responded with a status of 50[34])/;

/** Console errors, uncaught errors and violations of the content security policy. */
export class ConsoleErrors {
  readonly #errors: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(context: BrowserContext) {
    // Policy violations also appear on the console.
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      // A failed request is named only by its location.
      this.#errors.push(`${message.text()} ${message.location().url}`.trim());
    });
    context.on('weberror', (error) => this.#errors.push(`uncaught: ${error.error().message}`));
  }

  /** Marks an error as expected in this journey. */
  expect(consoleError: RegExp): void {
    this.#expected.push(consoleError);
  }

  list(isNetworkDisturbed: boolean): string[] {
    const known = isNetworkDisturbed ? [...this.#expected, NETWORK_FAILURE] : this.#expected;
    return this.#errors.filter((text) => !known.some((pattern) => pattern.test(text)));
  }
}
