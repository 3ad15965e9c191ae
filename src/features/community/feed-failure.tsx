import { chakra } from '@chakra-ui/react';
import { toHint } from '../../data/failures.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  failure: Error;
  isLooking: boolean;
  look: () => void;
}

/** Specification 8: a feed that cannot be loaded is an empty list; quietly why, and the way to try again. */
export function FeedFailure({ failure, isLooking, look }: Props) {
  return (
    <chakra.div display="grid" justifyItems="center" gap="3" py="16" textAlign="center">
      <chakra.p role="status" color="ink.muted">
        {toHint(failure)}
      </chakra.p>
      <Button
        variant="quiet"
        aria-busy={isLooking}
        aria-disabled={isLooking || undefined}
        onClick={() => !isLooking && look()}
      >
        Try again
      </Button>
    </chakra.div>
  );
}
