import type { Pool, PoolClient } from 'pg';
import type { AccountRemovalBody } from '../../contract/account/auth.ts';
import type { MemberParts } from '../writes/add-write.ts';
import type { Passwords } from './passwords.ts';

/** The way to a member's mailbox. */
export interface Mail {
  /** Notes a mail to an address, as it is compared; in a transaction it goes out once that is committed. */
  note: (
    database: Pool | PoolClient,
    kind: 'reset' | 'confirm' | 'changed',
    emailKey: string,
  ) => Promise<void>;
  /** Links to a new password that wait for this address are not sent any more. */
  dropResets: (client: PoolClient, emailKey: string) => Promise<void>;
  /** What was noted is sent now. */
  wake: () => void;
}

export interface AccountParts extends MemberParts {
  passwords: Passwords;
  /** Undefined where the server sends no mail. */
  mail: Mail | undefined;
  /** Deletes all data of a member. Returns the names of the files to remove after the commit. */
  removeAccount: (
    client: PoolClient,
    userId: string,
    posts: AccountRemovalBody['posts'],
  ) => Promise<string[]>;
  removeFiles: (names: readonly string[]) => Promise<void>;
}
