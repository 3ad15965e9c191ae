import { chakra } from '@chakra-ui/react';
import { Heart } from 'lucide-react';

/** The heart of a like: it fills, and pops once. */
export function HeartSign({ isOn }: { isOn: boolean }) {
  return (
    <chakra.span
      key={isOn ? 'on' : 'off'}
      display="grid"
      css={isOn ? { animation: 'pop .3s', _motionReduce: { animation: 'none' } } : {}}
    >
      <Heart aria-hidden size={22} fill={isOn ? 'currentColor' : 'none'} />
    </chakra.span>
  );
}
