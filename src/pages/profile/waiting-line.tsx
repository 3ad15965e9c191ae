import { chakra } from '@chakra-ui/react';
import { CircleAlert, Hourglass } from 'lucide-react';
import { useOutboxCounts } from '#domain/outbox/counts.ts';
import { showOutbox } from '#domain/outbox/opening.ts';
import { toCountText } from '#domain/outbox/words.ts';
import * as appTexts from '#texts/app.ts';
import { Button } from '#ui/button/button.tsx';

/** Number of the member's unsent writes, with a button that opens the outbox. */
export function WaitingLine() {
  const counts = useOutboxCounts();
  if (counts.waiting + counts.refused === 0) return null;
  const tone = counts.refused > 0 ? 'chilli' : 'butter';
  const Icon = counts.refused > 0 ? CircleAlert : Hourglass;
  return (
    <chakra.p
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      px="4.5"
      py="2.5"
      borderRadius="card"
      bg={`${tone}.bg`}
      color={tone}
      fontWeight="600"
    >
      <Icon size={20} />
      <chakra.span flex="1">{toCountText(counts)}</chakra.span>
      <Button size="sm" variant="outline" onClick={showOutbox}>
        {appTexts.show}
      </Button>
    </chakra.p>
  );
}
