import { chakra } from '@chakra-ui/react';
import { Hourglass } from 'lucide-react';
import { showOutbox } from '../../data/outbox-opening.ts';
import { useHeldUpCount } from '../../data/outbox-things.ts';
import { Button } from '../../ui/button.tsx';

/** What of one's own has not been sent, and the way to it. */
export default function WaitingLine() {
  const count = useHeldUpCount();
  if (count === 0) return null;
  return (
    <chakra.p
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      px="4.5"
      py="2.5"
      borderRadius="card"
      bg="butter.bg"
      color="butter"
      fontWeight="600"
    >
      <Hourglass aria-hidden size={20} />
      <chakra.span flex="1">
        {count === 1 ? 'One thing waits to be sent' : `${count} things wait to be sent`}
      </chakra.span>
      <Button size="sm" variant="outline" onClick={showOutbox}>
        Show
      </Button>
    </chakra.p>
  );
}
