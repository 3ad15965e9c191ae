import * as pageFailureTexts from '../../../texts/en/page-failures.ts';
import { LostCodePage } from './lost-code.tsx';
import { PlainFailure } from './plain-failure.tsx';

export interface FailedProps {
  /** The code of the page could not be loaded. */
  isLost: boolean;
}

/** Why a page is not shown, and the ways on. */
export default function Failed({ isLost }: FailedProps) {
  return isLost ? <LostCodePage /> : <PlainFailure hint={pageFailureTexts.broken} />;
}
