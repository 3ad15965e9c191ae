import { Hourglass } from 'lucide-react';
import { Badge } from './chip.tsx';

/** Something of one's own that the server does not have yet. */
export function WaitingBadge() {
  return (
    <Badge tone="butter">
      <Hourglass aria-hidden size={16} />
      Waiting to send
    </Badge>
  );
}
