import type { Endpoint } from '#contract/platform/endpoint.ts';
import {
  CALLS_PER_ADDRESS,
  CALLS_PER_USER,
  type Limit,
  SEARCHES_PER_USER,
  SIGN_IN_FAILURES,
  WRITES_PER_USER,
} from './limits.ts';

const MINUTES = 60_000;

/** Describes the limits of an endpoint for the API document. Returns '' without limits. */
export function toLimitsText({ method, limit, access }: Endpoint): string {
  const ofAddress = limit === null ? undefined : CALLS_PER_ADDRESS[limit];
  const ofMember = limit === null ? null : CALLS_PER_USER[limit];
  const limits = [
    ofAddress && toText('calls from one address', toLimit(ofAddress)),
    ofMember && toText('calls of one member', ofMember),
    limit === 'searches' && toText('searches of one member', SEARCHES_PER_USER),
    limit === 'failed-sign-ins' && toText('wrong passwords for one account', SIGN_IN_FAILURES),
    method !== 'GET' && access !== 'anyone' && toText('writes of one member', WRITES_PER_USER),
  ].filter((text) => typeof text === 'string');
  return limits.length === 0 ? '' : `Limits: ${limits.join('; ')}.`;
}

function toLimit({ max, timeWindow }: { max: number; timeWindow: number }): Limit {
  return { max, windowMs: timeWindow };
}

/** Returns a text such as "240 calls of one member in 1 minute". */
function toText(what: string, { max, windowMs }: Limit): string {
  const minutes = windowMs / MINUTES;
  return `${max} ${what} in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
