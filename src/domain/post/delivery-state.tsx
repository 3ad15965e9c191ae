import { TriangleAlert } from 'lucide-react';
import { WaitingBadge } from '#domain/outbox/waiting-badge.tsx';
import * as postTexts from '#texts/post.ts';
import { Badge } from '#ui/button/chip.tsx';

/** State of the viewer's own post or comment if its last version is not on the server yet. */
export function DeliveryBadge({ state }: { state: 'waiting' | 'sending' | 'failed' }) {
  if (state !== 'failed') return <WaitingBadge />;
  return (
    <Badge tone="chilli">
      <TriangleAlert size={16} />
      {postTexts.refused}
    </Badge>
  );
}
