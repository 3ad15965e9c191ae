import { randomBytes } from 'node:crypto';
import { type Options, hash as toArgon2, verify as verifyArgon2 } from '@node-rs/argon2';
import { createQueue } from '#server/platform/queue.ts';

/** OWASP's first choice for argon2id; measured at 39 ms per hash. */
const STRONG: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The last job of a full queue waits about two seconds. */
const ROOM = { concurrency: 2, waiting: 64 };

export interface Passwords {
  /** Networks take turns in the queue. */
  toHash(password: string, network?: string): Promise<string>;
  /**
   * Returns true if the password matches `hash`. Without a hash (no such account) it returns false after the same
   * time. `before` runs when the job leaves the queue and may throw.
   */
  isRight(
    hash: string | undefined,
    password: string,
    turn?: { network: string; before: () => Promise<void> },
  ): Promise<boolean>;
}

/** `cost` and `work` are for tests only. */
export function createPasswords(
  cost: Options = STRONG,
  work = { hash: toArgon2, verify: verifyArgon2 },
): Passwords {
  const queue = createQueue(ROOM);
  let dummyHash: Promise<string> | undefined;

  return {
    toHash: (password, network) => queue(() => work.hash(toBytes(password), cost), network),
    isRight: (hash, password, turn) =>
      queue(async () => {
        await turn?.before();
        // Computed before either branch, so that both take the same time.
        dummyHash ??= work.hash(randomBytes(32), cost);
        const dummy = await dummyHash;
        const isRight = await work.verify(hash ?? dummy, toBytes(password));
        return hash !== undefined && isRight;
      }, turn?.network),
  };
}

/** Keyboards encode accents differently; NFC makes them equal. */
function toBytes(password: string): Buffer {
  return Buffer.from(password.normalize('NFC'));
}
