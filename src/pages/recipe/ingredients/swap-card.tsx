import { ArrowRight, Droplets, Leaf, type LucideIcon, Wheat, WheatOff } from 'lucide-react';
import type { SubstituteKind } from '#contract/recipe/substitute-kinds.ts';
import type { Swap, SwapGain } from '#contract/recipe/swaps.ts';
import * as swapTexts from '#texts/swap.ts';
import { Badge } from '#ui/button/chip.tsx';
import { ChipButton } from '#ui/button/chip-button.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import styles from './swap-card.module.css';

const GAINS: Record<SwapGain, { label: string; icon: LucideIcon }> = {
  vegetarian: { label: swapTexts.vegetarian, icon: Leaf },
  'gluten-free': { label: swapTexts.glutenFree, icon: WheatOff },
  'low-sodium': { label: swapTexts.lowSodium, icon: Droplets },
  wholegrain: { label: swapTexts.wholegrain, icon: Wheat },
};

interface Props {
  amount: string;
  name: string;
  /** All substitutes, the default first. */
  swaps: readonly Swap[];
  /** The chosen substitute; undefined for the default. */
  kind: SubstituteKind | undefined;
  isOn: boolean;
  toggle: () => void;
  choose: (kind: SubstituteKind) => void;
}

/** One ingredient with its substitutes: either substituted or original. */
export function SwapCard({ amount, name, swaps, kind, isOn, toggle, choose }: Props) {
  const offered = swaps.find((swap) => swap.kind === kind) ?? swaps[0];
  if (!offered) return null;
  const { label, icon: Icon } = GAINS[offered.gain];
  const original = `${amount} ${name}`.trim();
  return (
    <li className={joinClasses(styles.card, isOn ? styles.on : styles.off)}>
      <div className={styles.words}>
        <p className={styles.original}>{isOn ? <s>{original}</s> : original}</p>
        <p className={styles.substitute}>
          {!isOn && (
            <span className={styles.arrow}>
              <ArrowRight size={19} />
            </span>
          )}
          <span>{`${amount} ${offered.name}`.trim()}</span>
        </p>
        <p className={styles.gain}>
          <Badge tone="basil">
            <Icon size={16} />
            <span>{label}</span>
          </Badge>
          <span className={joinClasses(text.small, styles.state)}>
            {isOn ? swapTexts.swappedInTheRecipe : swapTexts.usingTheOriginal}
          </span>
        </p>
        {swaps.length > 1 && (
          <div role="group" aria-label={swapTexts.choicesFor(name)} className={styles.choices}>
            {swaps.map((swap) => (
              <ChipButton
                key={swap.kind}
                aria-pressed={swap.kind === offered.kind}
                onClick={() => choose(swap.kind)}
              >
                {swap.name}
              </ChipButton>
            ))}
          </div>
        )}
      </div>
      <Switch label={swapTexts.insteadOf(offered.name, name)} isOn={isOn} toggle={toggle} />
    </li>
  );
}
