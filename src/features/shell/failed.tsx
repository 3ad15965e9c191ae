import * as pageFailureTexts from '#texts/page-failures.ts';
import { LostCodePage } from './lost-code.tsx';
import { PlainFailure } from './plain-failure.tsx';

export interface FailedProps {
  /** The code of the page could not be loaded. */
  isLost: boolean;
}

/** Error page with the reason and links. */
export default function Failed({ isLost }: FailedProps) {
  return isLost ? <LostCodePage /> : <PlainFailure hint={pageFailureTexts.broken} />;
}
