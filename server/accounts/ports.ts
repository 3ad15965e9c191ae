import type { PoolClient } from 'pg';
import type { AccountRemovalBody } from '../../contract/account/auth.ts';
import type { MemberParts } from '../writes/add-write.ts';
import type { Passwords } from './passwords.ts';

export interface AccountParts extends MemberParts {
  passwords: Passwords;
  /** Deletes all data of a member. Returns the names of the files to remove after the commit. */
  removeAccount: (
    client: PoolClient,
    userId: string,
    posts: AccountRemovalBody['posts'],
  ) => Promise<string[]>;
  removeFiles: (names: readonly string[]) => Promise<void>;
}
