const HIDDEN_MS = 30 * 24 * 60 * 60 * 1000;

/** What the device knows about itself when the question comes up. */
export interface InstallFacts {
  isInstalled: boolean;
  /** The browser has offered to install the app. */
  canPrompt: boolean;
  /** Safari on a phone or tablet: it never offers, but has a way. */
  isAppleTouch: boolean;
  visits: number;
  hasSaved: boolean;
  /** Milliseconds, when "Not now" was said last. */
  putOffAt: number | undefined;
  now: number;
}

/** The card comes on the second visit or after the first saved recipe, not within 30 days of "Not now". */
export function toInstallWay(facts: InstallFacts): 'prompt' | 'steps' | undefined {
  const { isInstalled, canPrompt, isAppleTouch, visits, hasSaved, putOffAt, now } = facts;
  if (isInstalled || (visits < 2 && !hasSaved)) return undefined;
  if (putOffAt !== undefined && now - putOffAt < HIDDEN_MS) return undefined;
  if (canPrompt) return 'prompt';
  return isAppleTouch ? 'steps' : undefined;
}
