/** Runs the short journeys in the engines that Playwright does not drive here. Prints how many passed. */
import { BuiltServer } from '../support/server.ts';
import { cookWithTheServerStopped } from './cooking.ts';
import { findWithTheServerStopped } from './finding.ts';
import { findFirefox, openFirefox } from './firefox.ts';
import { sendPendingWrites } from './sending.ts';
import type { Engine, Tab } from './tab.ts';
import { findWebKit, openWebKit } from './webkit.ts';

type Journey = (tab: Tab, server: BuiltServer) => Promise<void>;

const JOURNEYS: readonly (readonly [string, Journey])[] = [
  ['cooking goes on to its end with the server stopped', cookWithTheServerStopped],
  ['home, lists and search with the server stopped', findWithTheServerStopped],
  ['a heart waits for the server and arrives once', sendPendingWrites],
];

const firefox = findFirefox();
const webkit = findWebKit();
if (!firefox || !webkit) {
  throw new Error(
    `Not installed: ${[!firefox && 'Firefox', !webkit && 'WebKitGTK'].filter(Boolean).join(', ')}`,
  );
}
const engines = [() => openFirefox(firefox), () => openWebKit(webkit)];

let failed = 0;
for (const open of engines)
  for (const [title, journey] of JOURNEYS) await take(title, journey, open);
console.log(`\n${engines.length * JOURNEYS.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function take(title: string, journey: Journey, open: () => Promise<Engine>): Promise<void> {
  const server = await BuiltServer.open();
  const engine = await open();
  try {
    await journey(engine.tab, server);
    console.log(`passed  ${engine.name}: ${title}`);
  } catch (error) {
    failed += 1;
    console.error(`FAILED  ${engine.name}: ${title}\n`, error);
  } finally {
    await engine.close();
    await server.close();
  }
}
