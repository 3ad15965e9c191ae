import type { PoolClient } from 'pg';
import type { PushSettings } from '#contract/push/settings.ts';

/**
 * Saves the settings. Notifications start when they are turned on. News that wait for quiet hours are checked again
 * under the new settings.
 */
export async function savePushSettings(
  client: PoolClient,
  userId: string,
  { on, kinds, quiet, timeZone }: PushSettings,
): Promise<void> {
  await client.query({
    name: 'push-settings-save',
    text: `insert into push_settings as old (user_id, is_on, kinds, quiet_from, quiet_to, time_zone)
      select id, $2, $3, $4::int, $5::int, $6 from users where id = $1
      on conflict (user_id) do update set is_on = excluded.is_on, kinds = excluded.kinds,
        quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, time_zone = excluded.time_zone,
        told_until = case when old.is_on then old.told_until else clock_timestamp() end,
        look_at = case when excluded.is_on and old.is_on and old.look_at is not null then clock_timestamp() end`,
    values: [userId, on, [...new Set(kinds)], quiet?.from ?? null, quiet?.to ?? null, timeZone],
  });
}
