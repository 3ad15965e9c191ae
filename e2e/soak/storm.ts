/** Members in a storm for STORM_MINUTES against the real server: prints what was tried and what became of it. */
import { rideStorm } from '../storm/storm.ts';

const minutes = Number(process.env['STORM_MINUTES'] || 5);
const seed = Number(process.env['STORM_SEED'] || Date.now() % 2 ** 31);
console.log(`Storm for ${minutes} minutes with STORM_SEED=${seed}`);

const tally = await rideStorm(seed, (_turn, elapsedMs) => elapsedMs < minutes * 60_000);
const { lost, doubled, outOfOrder, wrongName, faults } = tally;
const tried = [...faults].filter(([fault]) => fault !== 'none');
for (const [fault, times] of tried) console.log(`${String(times).padStart(6)}  ${fault}`);
const sum = tried.reduce((total, [, times]) => total + times, 0);
console.log(
  `faults ${sum}, writes ${tally.writes}, passes ${tally.passes}, answered from memory ${tally.replayed}; ` +
    `lost ${lost.length}, doubled ${doubled.length}, out of order ${outOfOrder.length}, under a wrong name ${wrongName.length}`,
);
const wrong = [...lost, ...doubled, ...outOfOrder, ...wrongName];
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
