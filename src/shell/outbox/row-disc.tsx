import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { toView } from '#domain/writes.ts';
import type { OutboxRow } from '#offline/outbox/rows.ts';

/** The icon of a write, or a warning if it needs a decision. */
export function RowDisc({ op, isRefused }: { op: OutboxRow['command']['op']; isRefused: boolean }) {
  const Icon = isRefused ? CircleAlert : toView({ op }).icon;
  return (
    <chakra.span
      aria-hidden
      display="grid"
      placeItems="center"
      flexShrink="0"
      boxSize="11"
      borderRadius="full"
      bg={isRefused ? 'chilli.bg' : 'butter.bg'}
      color={isRefused ? 'chilli' : 'butter'}
    >
      <Icon size={21} />
    </chakra.span>
  );
}
