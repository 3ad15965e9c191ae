const HIDDEN_MS = 30 * 24 * 60 * 60 * 1000;

export interface InstallFacts {
  isInstalled: boolean;
  /** The browser has fired `beforeinstallprompt`. */
  canPrompt: boolean;
  /** Safari on a phone or tablet: it never prompts but supports installing. */
  isAppleTouch: boolean;
  visits: number;
  hasSaved: boolean;
  /** True if a timer runs. The card would cover its bar at the foot of the page. */
  hasTimers: boolean;
  /** Time of the last "Not now", in milliseconds since 1970. */
  putOffAt: number | undefined;
  now: number;
}

/**
 * Shows the card on the second visit or after the first saved recipe, but not while a timer runs, and not within 30 days of
 * "Not now".
 */
export function toInstallWay(facts: InstallFacts): 'prompt' | 'steps' | undefined {
  const { isInstalled, canPrompt, isAppleTouch, visits, hasSaved, putOffAt, now } = facts;
  if (isInstalled || facts.hasTimers || (visits < 2 && !hasSaved)) return undefined;
  if (putOffAt !== undefined && now - putOffAt < HIDDEN_MS) return undefined;
  if (canPrompt) return 'prompt';
  return isAppleTouch ? 'steps' : undefined;
}
