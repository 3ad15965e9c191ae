import { EyeOff } from 'lucide-react';
import * as moderationTexts from '#texts/moderation.ts';
import { Badge } from '#ui/button/chip.tsx';

/** Note on hidden content. Only its author and the moderators receive such content. */
export function HiddenNote() {
  return (
    <Badge tone="chilli" style={{ justifySelf: 'start' }}>
      <EyeOff size={16} />
      {moderationTexts.hiddenByModerators}
    </Badge>
  );
}
