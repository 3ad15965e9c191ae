import * as failureTexts from '../../texts/en/failures.ts';

/** No answer came: neither the network nor a copy on the device. */
export class OfflineFailure extends Error {
  override name = 'OfflineFailure';
}

/** 401: not signed in, or no longer. */
export class UnauthorisedFailure extends Error {
  override name = 'UnauthorisedFailure';
}

/** The server refused the request: its status and text. */
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

/** An answer that does not match the contract: a broken server, or a captive portal. */
export class BrokenFailure extends Error {
  override name = 'BrokenFailure';
}

/** A failure as a sentence. With no network "Offline" comes first, as it tells the user the cause. */
export function toHint(failure: Error): string {
  return failure instanceof OfflineFailure
    ? failureTexts.offline(failure.message)
    : failure.message;
}
