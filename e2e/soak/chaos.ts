/** A chaos test: members write for CHAOS_MINUTES against the real server. Prints the actions and the results. */
import { runChaos } from '../chaos/run-chaos.ts';

const minutes = Number(process.env['CHAOS_MINUTES'] || 5);
const seed = Number(process.env['CHAOS_SEED'] || Date.now() % 2 ** 31);
console.log(`Chaos test for ${minutes} minutes with CHAOS_SEED=${seed}`);

const counts = await runChaos(seed, (_turn, elapsedMs) => elapsedMs < minutes * 60_000);
const { lost, doubled, outOfOrder, wrongName, faults } = counts;
const tried = [...faults].filter(([fault]) => fault !== 'none');
for (const [fault, times] of tried) console.log(`${String(times).padStart(6)}  ${fault}`);
const sum = tried.reduce((total, [, times]) => total + times, 0);
console.log(
  `faults ${sum}, writes ${counts.writes}, passes ${counts.passes}, answered from memory ${counts.replayed}; ` +
    `lost ${lost.length}, doubled ${doubled.length}, out of order ${outOfOrder.length}, under a wrong name ${wrongName.length}`,
);
const wrong = [...lost, ...doubled, ...outOfOrder, ...wrongName];
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
