import * as httpTexts from '#texts/http.ts';

/** No response: neither the network nor the device has one. */
export class OfflineFailure extends Error {
  override name = 'OfflineFailure';
}

export class UnauthorisedFailure extends Error {
  override name = 'UnauthorisedFailure';
}

export class RejectedFailure extends Error {
  override name = 'RejectedFailure';
  readonly status: number;
  readonly details: readonly string[];
  constructor(status: number, message: string, details: readonly string[] = []) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** A response that does not match the contract, from a broken server or a captive portal. */
export class BrokenFailure extends Error {
  override name = 'BrokenFailure';
}

/** The text of a failure. Without a network it starts with "Offline", which is the cause. */
export function toHint(failure: Error): string {
  return failure instanceof OfflineFailure
    ? httpTexts.whileOffline(failure.message)
    : failure.message;
}
