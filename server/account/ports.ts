import type { Pool, PoolClient } from 'pg';
import type { AccountRemovalBody } from '#contract/account/auth.ts';
import type { MemberParts } from '#server/platform/writes/add-write.ts';
import type { Passwords } from './passwords.ts';

/** Sends mails to members. */
export interface Mail {
  /** Queues a mail to an email key. In a transaction, it is sent after the commit. */
  note: (
    database: Pool | PoolClient,
    kind: 'reset' | 'confirm' | 'changed',
    emailKey: string,
  ) => Promise<void>;
  /** Deletes queued mails with a password reset link for this email. */
  dropResets: (client: PoolClient, emailKey: string) => Promise<void>;
  /** Sends the queued mails now. */
  wake: () => void;
}

export interface AccountParts extends MemberParts {
  passwords: Passwords;
  /** Undefined if the server sends no mail. */
  mail: Mail | undefined;
  /** Deletes all data of a member. Returns the names of the files to remove after the commit. */
  removeAccount: (
    client: PoolClient,
    userId: string,
    posts: AccountRemovalBody['posts'],
  ) => Promise<string[]>;
  removeFiles: (names: readonly string[]) => Promise<void>;
}
