import { chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { SERVINGS_MAX } from '../../../../contract/recipe/servings.ts';
import * as recipePageTexts from '../../../../texts/en/recipe-page.ts';

interface Props {
  servings: number;
  /** One more, or one fewer (-1). */
  serve: (more: number) => void;
}

/** For how many: the amounts are scaled at once, and what they are now for is announced. */
export function Servings({ servings, serve }: Props) {
  return (
    <chakra.div
      role="group"
      aria-label={recipePageTexts.servings}
      display="flex"
      alignItems="center"
      flexShrink="0"
      borderRadius="full"
      bg="bg"
      boxShadow={{ md: 'inset 0 0 0 2px {colors.sunk}' }}
    >
      <Round label={recipePageTexts.fewerServings} isOff={servings <= 1} press={() => serve(-1)}>
        <Minus aria-hidden size={20} />
      </Round>
      <chakra.output
        minW="4.75rem"
        px="1"
        textAlign="center"
        fontVariantNumeric="tabular-nums"
        fontWeight="700"
        fontSize="1.125rem"
        lineHeight="1.15"
      >
        {servings}
        <chakra.span display="block" textStyle="small" color="ink.muted">
          {` ${recipePageTexts.servingsWord(servings)}`}
        </chakra.span>
      </chakra.output>
      <Round
        label={recipePageTexts.moreServings}
        isOff={servings >= SERVINGS_MAX}
        press={() => serve(1)}
      >
        <Plus aria-hidden size={20} />
      </Round>
    </chakra.div>
  );
}

interface RoundProps {
  label: string;
  isOff: boolean;
  press: () => void;
  children: ReactNode;
}

/** Stays focusable at its end: a key pressed once too often must not lose its place. */
function Round({ label, isOff, press, children }: RoundProps) {
  return (
    <chakra.button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : press}
      display="grid"
      placeItems="center"
      boxSize="11"
      borderRadius="full"
      bg="paper"
      boxShadow="s1"
      cursor="pointer"
      touchAction="manipulation"
      css={{ '&[aria-disabled]': { color: 'ink.muted', boxShadow: 'none', cursor: 'not-allowed' } }}
    >
      {children}
    </chakra.button>
  );
}
