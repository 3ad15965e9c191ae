import { chakra } from '@chakra-ui/react';
import { History, WifiOff } from 'lucide-react';

interface Props {
  isOffline: boolean;
  /** When the copy that is shown was fetched (ms); undefined where the network answered. */
  storedAt: number | undefined;
  isPartial: boolean;
}

/** Says that what is shown comes from this device, and from when. */
export function StoredNote({ storedAt, isOffline, isPartial }: Props) {
  if (storedAt === undefined) return null;
  const day = new Intl.DateTimeFormat('en', {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
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
      {isOffline ? <WifiOff aria-hidden size={20} /> : <History aria-hidden size={20} />}
      {isOffline && 'Offline. '}
      {isPartial || storedAt === 0
        ? 'Showing the recipes stored on this device.'
        : `Stored copy from ${day.format(storedAt)}.`}
    </chakra.p>
  );
}
