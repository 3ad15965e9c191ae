import { chakra } from '@chakra-ui/react';
import type { Health } from '#contract/status/schema.ts';
import * as statusTexts from '#texts/status.ts';
import { toUptime } from './uptime.ts';

export function HealthFacts({ health }: { health: Health }) {
  return (
    <chakra.dl display="grid" gap="2" fontVariantNumeric="tabular-nums">
      <Fact name={statusTexts.status} value={health.status} />
      <Fact name={statusTexts.version} value={health.version} />
      <Fact name={statusTexts.database} value={health.database} />
      <Fact name={statusTexts.upFor} value={toUptime(health.uptime)} />
    </chakra.dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap="6">
      <chakra.dt flex="0 1 7rem" color="ink.muted">
        {name}
      </chakra.dt>
      <chakra.dd minW="0" fontWeight="700" overflowWrap="anywhere">
        {value}
      </chakra.dd>
    </chakra.div>
  );
}
