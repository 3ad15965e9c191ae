import { Hourglass } from 'lucide-react';
import * as markTexts from '#texts/mark.ts';
import { Badge } from '#ui/button/chip.tsx';

export function WaitingBadge() {
  return (
    <Badge tone="butter">
      <Hourglass size={16} />
      {markTexts.waitingToSend}
    </Badge>
  );
}
