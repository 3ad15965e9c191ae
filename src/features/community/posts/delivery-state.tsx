import { TriangleAlert } from 'lucide-react';
import { postTexts } from '../../../../texts/en/posts.ts';
import { WaitingBadge } from '../../../parts/waiting-badge.tsx';
import { Badge } from '../../../ui/button/chip.tsx';

/** Where a post or comment of one's own stands that the server does not have, or not like this. */
export function DeliveryBadge({ state }: { state: 'waiting' | 'sending' | 'failed' }) {
  if (state !== 'failed') return <WaitingBadge />;
  return (
    <Badge tone="chilli">
      <TriangleAlert aria-hidden size={16} />
      {postTexts.refused}
    </Badge>
  );
}
