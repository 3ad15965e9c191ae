import * as httpTexts from '#texts/http.ts';

/** A failure with a text for users, unlike the errors of the browser. */
export class AppFailure extends Error {}

/** No response: neither the network nor the device has one. */
export class OfflineFailure extends AppFailure {
  override name = 'OfflineFailure';
}

export class UnauthorisedFailure extends AppFailure {
  override name = 'UnauthorisedFailure';
}

export class RejectedFailure extends AppFailure {
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
export class BrokenFailure extends AppFailure {
  override name = 'BrokenFailure';
}

/** The text of a failure. Without a network it starts with "Offline", which is the cause. */
export function toHint(failure: Error): string {
  return failure instanceof OfflineFailure
    ? httpTexts.whileOffline(failure.message)
    : failure.message;
}
