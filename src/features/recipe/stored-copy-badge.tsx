import { History, WifiOff } from 'lucide-react';
import type { Answer } from '../../data/api.ts';
import { Badge } from '../../ui/chip.tsx';

type Props = Pick<Answer<unknown>, 'storedAt' | 'isOffline'>;

/** Shown where the recipe came from this device: which copy, and whether the server could be reached at all. */
export function StoredCopyBadge({ storedAt, isOffline }: Props) {
  if (storedAt === undefined) return null;
  const day = new Intl.DateTimeFormat('en', { weekday: 'long' });
  return (
    <Badge tone="enamel" role="status">
      {isOffline ? <WifiOff aria-hidden size={16} /> : <History aria-hidden size={16} />}
      <span>
        {isOffline && 'Offline. '}
        {storedAt ? `Stored copy from ${day.format(storedAt)}` : 'Stored copy'}
      </span>
    </Badge>
  );
}
