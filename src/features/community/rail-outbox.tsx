import { chakra } from '@chakra-ui/react';
import { Hourglass } from 'lucide-react';
import { showOutbox } from '../../data/outbox-opening.ts';
import { useHeldUpCount } from '../../data/outbox-things.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/chip.tsx';

/** How much of one's own is held up, and the way to it. */
export function RailOutbox() {
  const count = useHeldUpCount();
  if (count === 0) return null;
  return (
    <chakra.section
      aria-label="Waiting to send"
      p="6"
      mb="5"
      borderRadius="card"
      bg="paper"
      boxShadow="s1"
    >
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3">
        <chakra.h2 textStyle="cardTitle">Waiting to send</chakra.h2>
        <Badge tone="butter">
          <Hourglass aria-hidden size={16} />
          {count}
        </Badge>
      </chakra.div>
      <chakra.p color="ink.muted" mt="2" mb="4">
        {count === 1 ? 'It goes' : 'They go'} out when you’re back online.
      </chakra.p>
      <Button variant="outline" w="full" onClick={showOutbox}>
        Open outbox
      </Button>
    </chakra.section>
  );
}
