import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { setPatience } from '../offline/device/device.ts';
import { dismissNotice } from '../ui/notice/notices.ts';

// A busy machine takes its time; a page that never comes fails all the same.
configure({ asyncUtilTimeout: 20_000 });
setPatience(20_000);

// What happy-dom lacks and a browser has.
if (!('scrollTo' in Element.prototype)) Object.assign(Element.prototype, { scrollTo: () => {} });

const complaints = vi.spyOn(console, 'error');

beforeEach(() => {
  complaints.mockClear();
});

afterEach(() => {
  cleanup();
  // They stand beside the page that was cleaned away.
  act(() => dismissNotice());
  // An error on the console is a defect that somebody would have to look for later.
  if (complaints.mock.calls.length > 0) {
    throw new Error(`console.error was called: ${JSON.stringify(complaints.mock.calls)}`);
  }
});
