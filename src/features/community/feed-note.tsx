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
      gap="3"
      px="4"
      py="3"
      borderRadius="card"
      border="1.5px solid {colors.enamel}"
      bg="enamel.bg"
      color="enamel"
      fontWeight="600"
    >
      <WifiOff aria-hidden size={20} />
      {`You’re offline. Showing posts from ${toStoredWhen(storedAt)}.`}
    </chakra.p>
  );
}
