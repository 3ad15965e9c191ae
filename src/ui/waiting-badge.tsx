import { Hourglass } from 'lucide-react';
import * as controlTexts from '../../texts/en/controls.ts';
import { Badge } from './chip.tsx';

/** Something of one's own that the server does not have yet. */
export function WaitingBadge() {
  return (
    <Badge tone="butter">
      <Hourglass aria-hidden size={16} />
      {controlTexts.waitingToSend}
    </Badge>
  );
}
