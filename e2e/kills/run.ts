/**
 * Tests kills, a full disk, a missing database and power loss under load: `tsx e2e/kills/run.ts
 * [kills|disk|database|power ...]`, or all of them without a name. KILLS and POWER_CUTS set the counts, KILLS_SEED
 * repeats a run.
 */
import { runDatabaseGone } from './database-gone.ts';
import { runFullDisk } from './full-disk.ts';
import { runKills } from './kills.ts';
import { runPower } from './power.ts';

const seed = Number(process.env['KILLS_SEED'] || 2611);
const kills = Number(process.env['KILLS'] || 100);
const cuts = Number(process.env['POWER_CUTS'] || 20);

const JOURNEYS: Record<string, () => Promise<boolean>> = {
  kills: () => runKills(kills, seed),
  disk: () => runFullDisk(2, seed),
  database: () => runDatabaseGone(2, seed),
  power: () => runPower(cuts, seed),
};

const chosen = process.argv.slice(2);
for (const name of chosen.length > 0 ? chosen : Object.keys(JOURNEYS)) {
  const journey = JOURNEYS[name];
  if (!journey)
    throw new Error(`There is no ${name}; there are ${Object.keys(JOURNEYS).join(', ')}`);
  if (!(await journey())) process.exitCode = 1;
}
