import { Hourglass, TriangleAlert } from 'lucide-react';
import * as markTexts from '#texts/marks.ts';
import { postTexts } from '#texts/posts.ts';
import { Badge } from '#ui/button/chip.tsx';

export function WaitingBadge() {
  return (
    <Badge tone="butter">
      <Hourglass aria-hidden size={16} />
      {markTexts.waitingToSend}
    </Badge>
  );
}

/** State of the viewer's own post or comment if its last version is not on the server yet. */
export function DeliveryBadge({ state }: { state: 'waiting' | 'sending' | 'failed' }) {
  if (state !== 'failed') return <WaitingBadge />;
  return (
    <Badge tone="chilli">
      <TriangleAlert aria-hidden size={16} />
      {postTexts.refused}
    </Badge>
  );
}
