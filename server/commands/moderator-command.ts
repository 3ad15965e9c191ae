import { readSettings } from '#server/settings.ts';
import { runModerator } from './moderator.ts';
import { runCommand, withDatabase } from './run.ts';

/** `npm run moderator` */
await runCommand((words) =>
  withDatabase(readSettings(process.env), (pool) => runModerator(pool, words)),
);
