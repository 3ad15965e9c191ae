import { History, WifiOff } from 'lucide-react';
import { toStoredWhen } from '../../data/stored-when.ts';
import { Note } from '../../ui/note.tsx';

interface Props {
  /** `a name`: of a profile there is no more. */
  what: 'posts' | 'this post' | 'this profile' | 'a name';
  storedAt: number;
  /** The server cannot be asked; otherwise it has not answered yet. */
  isOffline: boolean;
}

/** What is shown was kept on this device, and since when. */
export default function StoredNote({ what, storedAt, isOffline }: Props) {
  return (
    <Note icon={isOffline ? WifiOff : History}>
      {isOffline && 'You’re offline. '}
      {what === 'a name'
        ? 'The rest of this profile is not on this device yet.'
        : `Showing ${what} from ${toStoredWhen(storedAt)}.`}
    </Note>
  );
}
