import { chakra } from '@chakra-ui/react';
import { History, WifiOff } from 'lucide-react';
import { toStoredWhen } from '../../data/stored-when.ts';

interface Props {
  storedAt: number;
  /** The server cannot be asked; otherwise it has not answered yet. */
  isOffline: boolean;
}

/** Which posts these are where they are not the server's. */
export function FeedNote({ storedAt, isOffline }: Props) {
  const Icon = isOffline ? WifiOff : History;
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
        <Icon aria-hidden size={20} />
      </chakra.span>
      {`${isOffline ? 'You’re offline. ' : ''}Showing posts from ${toStoredWhen(storedAt)}.`}
    </chakra.p>
  );
}
