import { chakra } from '@chakra-ui/react';
import * as signInTexts from '#texts/sign-in.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';

interface Props {
  close: () => void;
  /** Titles of the dishes in progress. */
  titles: readonly string[];
  /** Signs out. The dishes stay in progress or are ended. */
  leave: (dishes: 'keep' | 'clear') => Promise<void>;
}

/** Asks before sign-out about dishes in progress, because another cook may use the device next. */
export function StoveDialog({ close, titles, leave }: Props) {
  return (
    <ResponsiveDialog isOpen close={close} title={signInTexts.beforeYouGo}>
      <chakra.div display="grid" gap="3" pb="5">
        <chakra.p>{signInTexts.stillCooking(titles)}</chakra.p>
        <Button variant="flame" onClick={() => void leave('keep')}>
          {signInTexts.keepCooking}
        </Button>
        <Button variant="danger" onClick={() => void leave('clear')}>
          {signInTexts.clearStove}
        </Button>
      </chakra.div>
    </ResponsiveDialog>
  );
}
