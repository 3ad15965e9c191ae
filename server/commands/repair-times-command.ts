import { repairFutureTimes } from '#server/platform/database/future-times.ts';
import { readSettings } from '#server/settings.ts';
import { runCommand, withDatabase } from './run.ts';

/** `npm run repair-times` */
await runCommand(() =>
  withDatabase(readSettings(process.env), async (pool) => {
    const changed = await repairFutureTimes(pool);
    return changed === 0 ? 'No time is in the future.' : `${changed} times were set to now.`;
  }),
);
