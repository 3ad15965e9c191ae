import { onlineManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { endSession } from '../browser/session.ts';
import { answerWith } from '../data/http.ts';
import { sendNow } from '../data/outbox/driver.late.ts';
import { queryClient } from '../data/query-client.ts';
import { setServedAnswers } from '../data/served-answers.ts';
import { useFreshDevice, useNoDevice } from '../offline/testing/fresh-device.ts';
import { dismissNotice } from '../ui/notice/notices.ts';
import '../ui/notice/toaster.tsx';
import { removeOverlays } from '../ui/overlay-root.tsx';

/** Ends what a test file left in the app, as the files of a worker share its modules, document and device. */
export async function resetApp(): Promise<void> {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  act(() => endSession());
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  // Offline it would pause the queries of every later test.
  onlineManager.setOnline(true);
  answerWith(undefined);
  setServedAnswers(undefined);
  useFreshDevice();
  // A pass of the outbox that is under way ends on the empty device.
  await sendNow();
  // The toaster's code loads in a later turn, so a notice of the test before may still appear.
  await new Promise((resolve) => setTimeout(resolve));
  act(() => {
    dismissNotice();
    removeOverlays();
  });
  document.body.replaceChildren();
  // happy-dom has no database: a file that wants one makes it.
  useNoDevice();
}
