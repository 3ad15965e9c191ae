import { act, cleanup, configure, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { setDeviceTimeout } from '#offline/device/device.ts';
import { preloadDialog } from '#ui/dialog/dialog.tsx';
import { dismissNotice } from '#ui/notice/notices.ts';
import './text-guard.ts';
import { resetApp } from './reset-app.ts';

configure({
  // The text of a `textarea` was typed, so it does not count as shown.
  defaultIgnore: 'script, style, textarea',
  // Long enough for a busy machine. A page that never appears still fails.
  asyncUtilTimeout: 20_000,
  // By default each failed query prints the document, including every retry of a waiting query.
  getElementError: (message, container) => new NotFound(message ?? '', container),
});
setDeviceTimeout(20_000);

/** Prints the document only when the message is read, because waiting queries throw this error at each retry. */
class NotFound extends Error {
  override name = 'TestingLibraryElementError';
  constructor(message: string, container: Element) {
    super(message);
    let printed: string | undefined;
    Object.defineProperty(this, 'message', {
      get: () => (printed ??= `${message}\n\n${prettyDOM(container)}`),
    });
  }
}

// happy-dom does not implement it.
if (!('scrollTo' in Element.prototype)) Object.assign(Element.prototype, { scrollTo: () => {} });

// React's development build takes a stack trace for each element until it has counted ten thousand, and counts again
// each second. That is a fifth of the CPU time of a test with long lists, and no test prints the traces.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals instanceof Object) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
  });
}

// The dialog code loads on demand. Loading it here makes the first dialog of a test file open as fast as the others.
beforeAll(preloadDialog);

const complaints = vi.spyOn(console, 'error');

beforeEach(() => {
  complaints.mockClear();
});

afterEach(() => {
  cleanup();
  // Notices are rendered outside the page that was cleaned up.
  act(() => dismissNotice());
  if (complaints.mock.calls.length > 0) {
    throw new Error(`console.error was called: ${JSON.stringify(complaints.mock.calls)}`);
  }
});

afterAll(resetApp);
