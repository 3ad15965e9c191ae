import { History, WifiOff } from 'lucide-react';
import { toStoredWhen } from '../../data/stored-when.ts';
import { Note } from '../../ui/note.tsx';

interface Props {
  isOffline: boolean;
  /** When the copy that is shown was fetched (ms), 0 where its parts came at different times. */
  storedAt: number;
  isPartial: boolean;
}

/** Says that what is shown comes from this device, and from when. */
export function StoredNote({ storedAt, isOffline, isPartial }: Props) {
  return (
    <Note icon={isOffline ? WifiOff : History}>{toWords(storedAt, isOffline, isPartial)}</Note>
  );
}

/** What works comes first; that it is not fresh from the server comes with it. */
function toWords(storedAt: number, isOffline: boolean, isPartial: boolean): string {
  const when = storedAt ? ` from ${toStoredWhen(storedAt)}` : '';
  const what = isPartial ? `Showing recipes stored on this device${when}.` : `Stored copy${when}.`;
  return isOffline ? `Offline. ${what}` : what;
}
