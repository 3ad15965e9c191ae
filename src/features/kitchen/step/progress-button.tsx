import { chakra } from '@chakra-ui/react';
import * as cookingTexts from '../../../../texts/en/cooking.ts';
import { useCookingNow } from '../cooking-now.ts';

/** The way so far as a row of segments; a tap on it shows all steps. */
export function ProgressButton({ showAll }: { showAll: () => void }) {
  return (
    <chakra.button
      type="button"
      aria-label={cookingTexts.allSteps}
      aria-haspopup="dialog"
      onClick={showAll}
      display="flex"
      alignItems="center"
      gap="1.5"
      w="full"
      minH="tap"
      cursor="pointer"
      borderRadius="check"
      css={{
        '& > span': { flex: '1', height: '6px', borderRadius: '3px' },
        '& > [data-state=completed]': { backgroundColor: 'inverse' },
        '& > [data-state=current]': {
          backgroundColor: 'mark',
          height: '10px',
          borderRadius: '5px',
        },
        '& > [data-state=pending]': {
          backgroundColor: 'color-mix(in srgb, {colors.ink} 20%, {colors.bg})',
        },
      }}
    >
      <Segments />
    </chakra.button>
  );
}

function Segments() {
  const { step, count } = useCookingNow();
  return Array.from({ length: count }, (_, at) => at + 1).map((one) => (
    <span key={one} data-state={one < step ? 'completed' : one === step ? 'current' : 'pending'} />
  ));
}
