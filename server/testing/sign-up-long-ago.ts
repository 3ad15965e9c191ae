import { v7 } from 'uuid';
import type { TestApp } from './build-test-app.ts';
import { type Cook, signIn, signUp } from './sign-up.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Creates a member with an account that is two days old. Their id contains the age. */
export async function signUpLongAgo({ app, pool }: TestApp): Promise<Cook> {
  const { user, email } = await signUp(app);
  for (const table of ['sessions', 'name_words']) {
    await pool.query(`delete from ${table} where user_id = $1`, [user.id]);
  }
  const id = v7({ msecs: Date.now() - 2 * DAY });
  await pool.query('update users set id = $2 where id = $1', [user.id, id]);
  return signIn(app, email);
}
