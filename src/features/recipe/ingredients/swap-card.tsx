import { chakra } from '@chakra-ui/react';
import { ArrowRight, Droplets, Leaf, type LucideIcon, WheatOff } from 'lucide-react';
import type { SubstituteKind, Swap } from '../../../../contract/substitutions.ts';
import * as swapTexts from '../../../../texts/en/swaps.ts';
import { Badge } from '../../../ui/chip.tsx';
import { Switch } from '../../../ui/form/switch.tsx';

const KINDS: Record<SubstituteKind, { label: string; icon: LucideIcon }> = {
  vegetarian: { label: swapTexts.vegetarian, icon: Leaf },
  'gluten-free': { label: swapTexts.glutenFree, icon: WheatOff },
  'low-sodium': { label: swapTexts.lowSodium, icon: Droplets },
};

interface Props {
  amount: string;
  name: string;
  offered: Swap;
  isOn: boolean;
  toggle: () => void;
}

/** One ingredient with what may stand in for it: either substituted or original (specification 4). */
export function SwapCard({ amount, name, offered, isOn, toggle }: Props) {
  const { label, icon: Icon } = KINDS[offered.kind];
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
      </chakra.div>
      <Switch label={swapTexts.insteadOf(offered.name, name)} isOn={isOn} toggle={toggle} />
    </chakra.li>
  );
}
