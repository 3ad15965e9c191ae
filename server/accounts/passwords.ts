import { randomBytes } from 'node:crypto';
import { type Options, hash as toArgon2, verify as verifyArgon2 } from '@node-rs/argon2';
import { createQueue } from '../queue.ts';

/** OWASP's first choice for argon2id, the package's default variant: 39 ms each on the machine it was measured on. */
const STRONG: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at once leave a core for everything else; the last in a full line waits about two seconds. */
const ROOM = { atOnce: 2, waiting: 64 };

export interface Passwords {
  toHash(password: string): Promise<string>;
  /**
   * Whether the password is the one of `hash`; for `undefined` (nobody) it takes as long and is never right. `before` runs
   * when its turn has come and may still refuse.
   */
  isRight(
    hash: string | undefined,
    password: string,
    before?: () => Promise<void>,
  ): Promise<boolean>;
}

/** `cost` and `work` are for tests alone: these spare time, or count. */
export function createPasswords(
  cost: Options = STRONG,
  work = { hash: toArgon2, verify: verifyArgon2 },
): Passwords {
  const queue = createQueue(ROOM);
  let nobody: Promise<string> | undefined;

  return {
    toHash: (password) => queue(() => work.hash(toBytes(password), cost)),
    isRight: (hash, password, before) =>
      queue(async () => {
        await before?.();
        // Made before either branch, so that it costs neither more than the other.
        nobody ??= work.hash(randomBytes(32), cost);
        const dummy = await nobody;
        const isRight = await work.verify(hash ?? dummy, toBytes(password));
        return hash !== undefined && isRight;
      }),
  };
}

/** Keyboards differ in how they write an accent; the same letters are the same password. */
function toBytes(password: string): Buffer {
  return Buffer.from(password.normalize('NFC'));
}
