import { readSettings } from '#server/settings.ts';
import { runResetLink } from './reset-link.ts';
import { runCommand, withDatabase } from './run.ts';

/** `npm run reset-link` */
await runCommand((words) => {
  const settings = readSettings(process.env);
  const { PUBLIC_URL = `http://127.0.0.1:${settings.PORT}` } = settings;
  return withDatabase(settings, (pool) => runResetLink(pool, PUBLIC_URL, words));
});
