import { act } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { sendNow } from '#domain/outbox/sender.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { markAsOurs } from '#offline/testing/own-answer.ts';
import type { TestApp, TestAppOptions } from '#server/testing/build-test-app.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import { dismissNotice } from '#ui/notice/notices.ts';
import { type OpenApp, openApp } from './open-app.tsx';

/** Answers in place of the server, with the headers of the API. Undefined passes the request on. */
type Instead = (method: string, address: string) => Response | undefined;

interface TestPage {
  hasNetwork: boolean;
  /** The server handles each request, but its response is lost. */
  losesAnswers: boolean;
  instead: Instead | undefined;
  /** All requests of the page and the outbox use this function. */
  ask: typeof fetch;
  open: OpenApp['open'];
  signUp: (name: string) => Promise<Cook>;
  readonly server: TestApp;
}

/**
 * Sets up the app with the real server, over a network that can be switched off. Before every test the network works
 * and the device is empty.
 */
export function setUpTestPage(options: TestAppOptions = {}): TestPage {
  let app: OpenApp;
  const page: TestPage = {
    hasNetwork: true,
    losesAnswers: false,
    instead: undefined,
    ask: async (input, init) => {
      if (!page.hasNetwork) throw new TypeError('no network');
      const answer =
        input instanceof Request
          ? page.instead?.(input.method, input.url)
          : page.instead?.(init?.method ?? 'GET', String(input));
      if (answer) return markAsOurs(answer, init);
      const real = await app.server.fetch(input, init);
      if (page.losesAnswers) throw new TypeError('the answer was lost');
      return real;
    },
    open: (address) => app.open(address, page.ask),
    signUp: (name) => signUp(app.server.app, name),
    get server() {
      return app.server;
    },
  };
  beforeAll(async () => {
    app = await openApp(options);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    // Writes left in the outbox must not be sent in the next test, so a running pass ends without a network.
    page.hasNetwork = false;
    useFreshDevice();
    await sendNow();
    localStorage.clear();
    sessionStorage.clear();
    act(() => dismissNotice());
    page.hasNetwork = true;
    page.losesAnswers = false;
    page.instead = undefined;
    vi.stubGlobal('fetch', page.ask);
  });
  afterEach(() => vi.unstubAllGlobals());
  return page;
}
