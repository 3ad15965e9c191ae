import { chakra } from '@chakra-ui/react';
import { History, WifiOff } from 'lucide-react';
import { toStoredWhen } from '../../data/stored-when.ts';

interface Props {
  isOffline: boolean;
  /** When the copy that is shown was fetched (ms), 0 where its parts came at different times. */
  storedAt: number;
  isPartial: boolean;
}

/** Says that what is shown comes from this device, and from when. */
export function StoredNote({ storedAt, isOffline, isPartial }: Props) {
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
      {toWords(storedAt, isOffline, isPartial)}
    </chakra.p>
  );
}

/** What works comes first; that it is not fresh from the server comes with it. */
function toWords(storedAt: number, isOffline: boolean, isPartial: boolean): string {
  const when = storedAt ? ` from ${toStoredWhen(storedAt)}` : '';
  const what = isPartial ? `Showing recipes stored on this device${when}.` : `Stored copy${when}.`;
  return isOffline ? `Offline. ${what}` : what;
}
