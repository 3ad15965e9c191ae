import type { Pool } from 'pg';
import { type Account, findAccount } from '#server/account/account-store.ts';

/** @throws With a message for the operator if no member has this email. */
export async function findMember(pool: Pool, email: string): Promise<Account> {
  const account = await findAccount(pool, email);
  if (account === undefined) throw new Error(`There is no member with the email ${email}.`);
  return account;
}
