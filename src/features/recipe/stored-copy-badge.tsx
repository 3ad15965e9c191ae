import { History, WifiOff } from 'lucide-react';
import type { Answer } from '../../data/api.ts';
import { toStoredWhen } from '../../data/stored-when.ts';
import { Badge } from '../../ui/chip.tsx';

type Props = Pick<Answer<unknown>, 'storedAt' | 'isOffline'> &
  Partial<Pick<Answer<unknown>, 'isGone'>>;

/** Shown where the recipe came from this device: which copy, whether the server could be reached, and still has it. */
export function StoredCopyBadge({ storedAt, isOffline, isGone }: Props) {
  if (storedAt === undefined) return null;
  return (
    <Badge tone="enamel" role="status" whiteSpace="normal">
      {isOffline ? <WifiOff aria-hidden size={16} /> : <History aria-hidden size={16} />}
      <span>
        {isOffline && 'Offline. '}
        {isGone && 'No longer online. '}
        {storedAt ? `Stored copy from ${toStoredWhen(storedAt)}` : 'Stored copy'}
      </span>
    </Badge>
  );
}
