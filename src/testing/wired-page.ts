import { act } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { TestApp, TestAppOptions } from '../../server/testing/build-test-app.ts';
import { type Cook, signUp } from '../../server/testing/sign-up.ts';
import { useFreshDevice } from '../offline/testing/fresh-device.ts';
import { dismissNotice } from '../ui/notice/notices.ts';
import { type OpenApp, openApp } from './open-app.tsx';

/** What answers in place of the server; where it gives nothing, the server is asked. */
type Instead = (method: string, address: string) => Response | undefined;

interface WiredPage {
  hasNetwork: boolean;
  instead: Instead | undefined;
  /** The wire itself: all that page and outbox ask goes this way. */
  ask: typeof fetch;
  open: OpenApp['open'];
  signUp: (name: string) => Promise<Cook>;
  readonly server: TestApp;
}

/**
 * Gives the tests of a file the app on the real server, by a wire that can be cut. Before every test it is mended, and the
 * device new.
 */
export function wirePage(options: TestAppOptions = {}): WiredPage {
  let app: OpenApp;
  const page: WiredPage = {
    hasNetwork: true,
    instead: undefined,
    ask: async (input, init) => {
      if (!page.hasNetwork) throw new TypeError('no network');
      const answer =
        input instanceof Request
          ? page.instead?.(input.method, input.url)
          : page.instead?.(init?.method ?? 'GET', String(input));
      return answer ?? app.server.fetch(input, init);
    },
    // From its first question on: a page asks while it is drawn for the first time.
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
  beforeEach(() => {
    useFreshDevice();
    localStorage.clear();
    sessionStorage.clear();
    act(() => dismissNotice());
    page.hasNetwork = true;
    page.instead = undefined;
    vi.stubGlobal('fetch', page.ask);
  });
  afterEach(() => vi.unstubAllGlobals());
  return page;
}
