import { History, WifiOff } from 'lucide-react';
import { toStoredWhen } from '../../data/stored-when.ts';
import { Note } from '../../ui/note.tsx';

interface Props {
  what: 'posts' | 'this post' | 'this profile';
  storedAt: number;
  /** The server cannot be asked; otherwise it has not answered yet. */
  isOffline: boolean;
}

/** What is shown was kept on this device, and since when. */
export default function StoredNote({ what, storedAt, isOffline }: Props) {
  return (
    <Note icon={isOffline ? WifiOff : History}>
      {isOffline && 'You’re offline. '}Showing {what} from {toStoredWhen(storedAt)}.
    </Note>
  );
}
