import { chakra } from '@chakra-ui/react';
import { toHint } from '#platform/network/failures.ts';
import * as appTexts from '#texts/app.ts';
import { Button } from '#ui/button/button.tsx';

export function ListFailure({ failure, retry }: { failure: Error; retry: () => void }) {
  return (
    <chakra.div display="grid" justifyItems="center" gap="3" py="10" textAlign="center">
      <chakra.p role="alert" color="ink.muted" fontWeight="600">
        {toHint(failure)}
      </chakra.p>
      <Button variant="outline" onClick={retry}>
        {appTexts.tryAgain}
      </Button>
    </chakra.div>
  );
}
