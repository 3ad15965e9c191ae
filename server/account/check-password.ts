import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import {
  countFrom,
  type Limiter,
  refuseFrom,
  SIGN_IN_FAILURES,
} from '#server/platform/limits/limits.ts';
import { toWidestNetwork } from '#server/platform/limits/networks.ts';
import * as accountTexts from '#texts/account.ts';
import type { Passwords } from './passwords.ts';

interface Check {
  passwords: Passwords;
  limiter: Limiter;
  /** Undefined if the account does not exist. */
  hash: string | undefined;
  password: string;
  /** Failures are counted per account and network, so a stranger elsewhere cannot lock a member out. */
  account: string;
  /** The caller is signed in, has a link, or uses a device on which the member has signed in before. */
  isKnown: boolean;
  request: FastifyRequest;
}

/** Failed sign-ins per account that cause no delay, from all networks within `SIGN_IN_FAILURES.windowMs`. */
const UNDELAYED_FAILURES = 30;
const DELAY_PER_FAILURE_MS = 100;
const DELAY_MAX_MS = 5_000;

/**
 * Returns true if the password is right. Throws a 429 if this account failed too often from this network. The limit
 * is checked again when the job leaves the queue, so that concurrent guesses cannot exceed it. After many failures
 * from all networks together, checks from unknown devices are delayed but not refused.
 */
export async function checkPassword(check: Check): Promise<boolean> {
  const { passwords, limiter, hash, password, account, isKnown, request } = check;
  const what = `wrong passwords of ${account}`;
  const refuse = () =>
    refuseFrom(limiter, request, what, SIGN_IN_FAILURES, accountTexts.tooManySignIns);
  await refuse();
  if (!isKnown) await pause(toDelay((await limiter?.look(what))?.count ?? 0));
  const turn = { network: toWidestNetwork(request.ip), before: refuse };
  if (await passwords.isRight(hash, password, turn)) return true;
  await limiter?.add(what, SIGN_IN_FAILURES.windowMs);
  await countFrom(limiter, request, what, SIGN_IN_FAILURES, accountTexts.tooManySignIns);
  return false;
}

function toDelay(failures: number): number {
  const counted = Math.max(0, failures - UNDELAYED_FAILURES);
  return Math.min(DELAY_MAX_MS, counted * DELAY_PER_FAILURE_MS);
}
