import { API_BASE } from '#contract/platform/api-base.ts';
import { toPath } from '#contract/platform/endpoint.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { FAULT_MESSAGE_MAX, FAULT_STACK_MAX } from '#contract/status/browser-fault.ts';
import { sendBrowserFault } from '#contract/status/endpoints.ts';
import { toHarmlessText } from '#contract/status/harmless-text.ts';
import { noteSentFault, readFaultRecord } from '#platform/fault-record.ts';
import { requestHttp } from '#platform/network/http.ts';
import * as statusTexts from '#texts/status.ts';
import { showNotice } from '#ui/notice/notices.ts';

export interface FaultPlace {
  /** The route pattern of the page. */
  toPage: () => string;
  /** Opens the page that lists the sent reports. */
  showSent: () => void;
}

const WITHIN_MS = 10_000;

/**
 * Sends a fault report without personal data and without a token, unless reports are turned off. The first report shows
 * a notice that explains it.
 */
export async function reportFault(fault: Error, { toPage, showSent }: FaultPlace): Promise<void> {
  const { isRefused, sent } = readFaultRecord();
  if (isRefused) return;
  const message = toHarmlessText(`${fault.name}: ${fault.message}`, FAULT_MESSAGE_MAX);
  const stack = toHarmlessText(fault.stack ?? '', FAULT_STACK_MAX);
  const page = toPage();
  // Recorded before sending, so that the list of sent reports is complete.
  if (!noteSentFault({ at: Date.now(), message, page })) return;
  const { method } = sendBrowserFault;
  const json = { message, stack, page };
  const path = API_BASE + toPath(sendBrowserFault);
  const answer = requestHttp(path, { method, json, deadlineMs: WITHIN_MS });
  await ignoreError(answer, 'the server may be the fault');
  if (sent.length > 0) return;
  showNotice({
    kind: 'info',
    text: statusTexts.faultSent,
    action: { label: statusTexts.whatWasSent, run: showSent },
  });
}
