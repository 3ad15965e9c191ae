import { chakra } from '@chakra-ui/react';
import { History, WifiOff } from 'lucide-react';
import { toStoredWhen } from '../../data/stored-when.ts';

/** What is shown was kept on this device, and since when. */
export default function StoredLine({
  storedAt,
  isOffline,
}: {
  storedAt: number;
  isOffline: boolean;
}) {
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
      bg="enamel.bg"
      color="enamel"
      fontWeight="600"
    >
      <Icon aria-hidden size={20} />
      {isOffline && 'Offline. '}Showing this profile from {toStoredWhen(storedAt)}.
    </chakra.p>
  );
}
