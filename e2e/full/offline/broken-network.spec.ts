import { test } from '../../support/fixtures.ts';
import { readInLyingNetwork } from '../../support/journeys/lying-network.ts';
import type { NetworkCondition } from '../../support/network.ts';

const LYING: readonly NetworkCondition[] = ['portal-redirect', 'reset', 'cut'];

for (const condition of LYING) {
  const details = condition === 'cut' ? {} : { tag: '@soak' };
  test(
    `[T-offline-1] pages stay right in a network that lies (${condition}), and nothing false is stored`,
    details,
    async ({ page, server, network, consoleErrors, settle }) => {
      await readInLyingNetwork(condition, { page, server, network, consoleErrors, settle });
    },
  );
}
