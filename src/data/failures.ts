import * as failureTexts from '../../texts/en/failures.ts';

/** No answer came: neither the network nor a copy on the device. */
export class OfflineFailure extends Error {
  override name = 'OfflineFailure';
}

/** 401: nobody, or nobody any more. */
export class UnauthorisedFailure extends Error {
  override name = 'UnauthorisedFailure';
}

/** The server understood and said no: its status and its own words. */
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

/** Something answered, but not with what was agreed: a broken server, or a portal in between. */
export class BrokenFailure extends Error {
  override name = 'BrokenFailure';
}

/** What went wrong in a sentence: with no network "Offline" comes first, since it says what may help. */
export function toHint(failure: Error): string {
  return failure instanceof OfflineFailure
    ? failureTexts.offline(failure.message)
    : failure.message;
}
