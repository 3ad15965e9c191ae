import { onlineManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { sendNow } from '#domain/outbox/sender.ts';
import { useFreshDevice, useNoDevice } from '#offline/testing/fresh-device.ts';
import { answerWith } from '#platform/network/http.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { setServedAnswers } from '#platform/network/served-answers.ts';
import { endSession } from '#platform/session.ts';
import { dismissNotice } from '#ui/notice/notices.ts';
import '#ui/notice/toaster.tsx';
import { removeOverlays } from '#ui/overlay-root.tsx';

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
