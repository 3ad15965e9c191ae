import { chakra } from '@chakra-ui/react';
import { ArrowRight, Droplets, Leaf, type LucideIcon, Wheat, WheatOff } from 'lucide-react';
import type { SubstituteKind } from '../../../../contract/recipe/substitute-kinds.ts';
import type { Swap, SwapGain } from '../../../../contract/recipe/swaps.ts';
import * as swapTexts from '../../../../texts/en/swaps.ts';
import { Badge } from '../../../ui/chip.tsx';
import { ChipButton } from '../../../ui/chip-button.tsx';
import { Switch } from '../../../ui/form/switch.tsx';

const GAINS: Record<SwapGain, { label: string; icon: LucideIcon }> = {
  vegetarian: { label: swapTexts.vegetarian, icon: Leaf },
  'gluten-free': { label: swapTexts.glutenFree, icon: WheatOff },
  'low-sodium': { label: swapTexts.lowSodium, icon: Droplets },
  wholegrain: { label: swapTexts.wholegrain, icon: Wheat },
};

interface Props {
  amount: string;
  name: string;
  /** All that exist, the default first. */
  swaps: readonly Swap[];
  /** The chosen one; the default where undefined. */
  kind: SubstituteKind | undefined;
  isOn: boolean;
  toggle: () => void;
  choose: (kind: SubstituteKind) => void;
}

/** One ingredient with what may stand in for it: either substituted or original (specification 4). */
export function SwapCard({ amount, name, swaps, kind, isOn, toggle, choose }: Props) {
  const offered = swaps.find((swap) => swap.kind === kind) ?? swaps[0];
  if (!offered) return null;
  const { label, icon: Icon } = GAINS[offered.gain];
  const original = `${amount} ${name}`.trim();
  return (
    <chakra.li
      display="flex"
      alignItems="start"
      justifyContent="space-between"
      gap="3"
      p="4.5"
      bg="paper"
      borderRadius="card"
      border="2px solid"
      borderColor={isOn ? 'basil' : 'transparent'}
      boxShadow="s1"
    >
      <chakra.div minW="0" overflowWrap="anywhere">
        <chakra.p color="ink.muted">{isOn ? <s>{original}</s> : original}</chakra.p>
        <chakra.p
          display="flex"
          alignItems="center"
          gap="3"
          fontSize="1.125rem"
          fontWeight="700"
          mt="0.5"
        >
          {!isOn && (
            <chakra.span color="basil" flexShrink="0">
              <ArrowRight aria-hidden size={19} />
            </chakra.span>
          )}
          {`${amount} ${offered.name}`.trim()}
        </chakra.p>
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2.5" mt="3">
          <Badge tone="basil">
            <Icon aria-hidden size={16} />
            {label}
          </Badge>
          <chakra.span textStyle="small" color="ink.muted">
            {isOn ? swapTexts.swappedInTheRecipe : swapTexts.usingTheOriginal}
          </chakra.span>
        </chakra.p>
        {swaps.length > 1 && (
          <chakra.div
            role="group"
            aria-label={swapTexts.choicesFor(name)}
            display="flex"
            flexWrap="wrap"
            gap="2"
            mt="3"
          >
            {swaps.map((swap) => (
              <ChipButton
                key={swap.kind}
                aria-pressed={swap.kind === offered.kind}
                onClick={() => choose(swap.kind)}
              >
                {swap.name}
              </ChipButton>
            ))}
          </chakra.div>
        )}
      </chakra.div>
      <Switch label={swapTexts.insteadOf(offered.name, name)} isOn={isOn} toggle={toggle} />
    </chakra.li>
  );
}
