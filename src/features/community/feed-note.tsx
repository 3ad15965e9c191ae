import { chakra } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { toStoredWhen } from '../../data/stored-when.ts';

/** Which posts these are where the server cannot be asked. */
export function FeedNote({ storedAt }: { storedAt: number }) {
  return (
    <chakra.p
      role="status"
      display="flex"
      alignItems="center"
      gap="2.5"
      px="4"
      py="3"
      borderRadius="card"
      border="1.5px solid {colors.enamel}"
      bg="enamel.bg"
      color="enamel"
      fontWeight="600"
      fontSize={{ base: '0.9375rem', lg: '1rem' }}
    >
      <chakra.span flexShrink="0">
        <WifiOff aria-hidden size={20} />
      </chakra.span>
      {`You’re offline. Showing posts from ${toStoredWhen(storedAt)}.`}
    </chakra.p>
  );
}
