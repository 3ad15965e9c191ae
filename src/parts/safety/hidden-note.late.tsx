import { EyeOff } from 'lucide-react';
import * as texts from '#texts/hidden.ts';
import { Badge } from '../../ui/button/chip.tsx';

export default function HiddenNote() {
  return (
    <Badge tone="chilli" style={{ justifySelf: 'start' }}>
      <EyeOff aria-hidden size={16} />
      {texts.hiddenByModerators}
    </Badge>
  );
}
