import { onlineManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { endSession } from '../browser/session.ts';
import { answerWith } from '../data/http.ts';
import { sendNow } from '../data/outbox/driver.ts';
import { queryClient } from '../data/query-client.ts';
import { setServedAnswers } from '../data/served-answers.ts';
import { useFreshDevice, useNoDevice } from '../offline/testing/fresh-device.ts';
import { dismissNotice } from '../ui/notice/notices.ts';
import '../ui/notice/toaster.tsx';
import { removeOverlays } from '../ui/overlay-root.tsx';

/** Resets the app after a test file, because the files of a worker share modules, document and device. */
export async function resetApp(): Promise<void> {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  act(() => endSession());
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  // While offline, it would pause the queries of all later tests.
  onlineManager.setOnline(true);
  answerWith(undefined);
  setServedAnswers(undefined);
  useFreshDevice();
  // Lets a running pass of the outbox end on the empty device.
  await sendNow();
  // The toaster's code loads in a later turn, so a notice of the previous test may still appear.
  await new Promise((resolve) => setTimeout(resolve));
  act(() => {
    dismissNotice();
    removeOverlays();
  });
  document.body.replaceChildren();
  // happy-dom has no IndexedDB. A file that needs a database creates one.
  useNoDevice();
}
