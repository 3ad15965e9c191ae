import { accountTexts } from '../../texts/en/accounts.ts';
import { countOne, type Limiter, refuseAtLimit, SIGN_IN_FAILURES } from '../limits/limits.ts';
import type { Passwords } from './passwords.ts';

interface Check {
  passwords: Passwords;
  limiter: Limiter;
  /** Undefined where there is no such account. */
  hash: string | undefined;
  password: string;
  /** Failures are counted per key. */
  keys: readonly string[];
}

/**
 * Whether the password is right; throws a 429 where a key has failed too often. The limit is checked again when the job
 * leaves the queue, so that a hundred concurrent guesses are not all answered.
 */
export async function checkPassword(check: Check): Promise<boolean> {
  const { passwords, limiter, hash, password, keys } = check;
  const refuse = async () => {
    for (const key of keys) {
      await refuseAtLimit(limiter, key, SIGN_IN_FAILURES, accountTexts.tooManySignIns);
    }
  };
  await refuse();
  if (await passwords.isRight(hash, password, refuse)) return true;
  for (const key of keys) {
    await countOne(limiter, key, SIGN_IN_FAILURES, accountTexts.tooManySignIns);
  }
  return false;
}
