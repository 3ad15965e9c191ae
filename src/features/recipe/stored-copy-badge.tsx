import { WifiOff } from 'lucide-react';
import { Badge } from '../../ui/chip.tsx';

/** Shown where the recipe came from this device: which copy, and that there is no connection to the server. */
export function StoredCopyBadge({ storedAt }: { storedAt: number | undefined }) {
  if (storedAt === undefined) return null;
  const day = new Intl.DateTimeFormat('en', { weekday: 'long' });
  return (
    <Badge tone="enamel" role="status">
      <WifiOff aria-hidden size={16} />
      {storedAt ? `Offline. Stored copy from ${day.format(storedAt)}` : 'Offline. Stored copy'}
    </Badge>
  );
}
