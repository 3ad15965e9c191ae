import type { Pool, PoolClient } from 'pg';
import type { AccountRemovalBody } from '../../contract/account/auth.ts';
import type { MemberParts } from '../writes/add-write.ts';
import type { Passwords } from './passwords.ts';

/** Sends mails to members. */
export interface Mail {
  /** Notes a mail to an email key; in a transaction it goes out once that is committed. */
  note: (
    database: Pool | PoolClient,
    kind: 'reset' | 'confirm' | 'changed',
    emailKey: string,
  ) => Promise<void>;
  /** Mails with a link to a new password that wait for this email are not sent any more. */
  dropResets: (client: PoolClient, emailKey: string) => Promise<void>;
  /** Sends what was noted now. */
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
