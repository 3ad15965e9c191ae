import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useHeldUpCount } from '../../data/waiting-marks.ts';

/** How much of one's own waits or was refused, at the corner of what leads to the profile, where it can be dealt with. */
export default function WaitingCount(): ReactNode {
  const count = useHeldUpCount();
  if (count === 0) return null;
  return (
    <chakra.span
      position="absolute"
      top="-1"
      right="-1"
      display="grid"
      placeItems="center"
      minW="5"
      h="5"
      px="1"
      borderRadius="full"
      bg="butter.bg"
      color="butter"
      boxShadow="s1"
      textStyle="micro"
      fontWeight="700"
    >
      {count}
      <chakra.span srOnly> waiting to send</chakra.span>
    </chakra.span>
  );
}
