import type { FastifyRequest } from 'fastify';
import { accountTexts } from '../../texts/en/accounts.ts';
import {
  countOne,
  type Limiter,
  refuseAtLimit,
  SIGN_IN_FAILURES,
  toAddress,
} from '../limits/limits.ts';
import type { Passwords } from './passwords.ts';

interface Check {
  passwords: Passwords;
  limiter: Limiter;
  /** Undefined where there is no such account. */
  hash: string | undefined;
  password: string;
  /** Failures are counted per account and address: nobody can keep a member out from elsewhere. */
  account: string;
  request: FastifyRequest;
}

/**
 * Whether the password is right; throws a 429 where this account failed too often from this address. The limit is checked again
 * when the job leaves the queue, so that a hundred concurrent guesses are not all answered.
 */
export async function checkPassword(check: Check): Promise<boolean> {
  const { passwords, limiter, hash, password, account, request } = check;
  const key = `password of ${account} from ${toAddress(request)}`;
  const refuse = () => refuseAtLimit(limiter, key, SIGN_IN_FAILURES, accountTexts.tooManySignIns);
  await refuse();
  if (await passwords.isRight(hash, password, refuse)) return true;
  await countOne(limiter, key, SIGN_IN_FAILURES, accountTexts.tooManySignIns);
  return false;
}
