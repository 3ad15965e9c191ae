import { asyncProperty, check } from 'fast-check';
import { expect, test } from 'vitest';
import { play } from './life.ts';
import { PICKING_BUGS } from './picking-bugs.ts';
import { toScenarios } from './scenario.ts';
import { SENDING_BUGS } from './sending-bugs.ts';

for (const [name, { bug, mix, runs }] of Object.entries({ ...PICKING_BUGS, ...SENDING_BUGS })) {
  test(`the laws detect a planted bug: ${name}`, { timeout: 5 * 60_000 }, async () => {
    const property = asyncProperty(toScenarios(mix), async (scenario) => {
      await play(scenario, bug);
    });
    const found = await check(property, { numRuns: runs, seed: 3, endOnFailure: true });
    expect(found.failed && String(found.errorInstance)).toMatch(/^Broken: I\d/);
  });
}
