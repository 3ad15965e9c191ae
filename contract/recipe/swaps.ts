import { SUBSTITUTE_KINDS, type SubstituteKind } from './substitute-kinds.ts';
import {
  findReplaceable,
  hasWords,
  REPLACEABLES,
  type Replaceable,
  type Substitute,
  toBareName,
} from './substitutions.ts';

/** Real gain of a swap. It differs from the kind if the original already has the kind's property. */
export type SwapGain = SubstituteKind | 'wholegrain';

/** Real gain of substitutes that would otherwise claim a property of the original. */
const TRUE_GAINS: Readonly<Record<string, SwapGain>> = {
  'coconut aminos': 'gluten-free',
  'wholemeal flour': 'wholegrain',
};

export interface Swap {
  kind: SubstituteKind;
  gain: SwapGain;
  /** Name in the list: "firm tofu, crumbled". */
  name: string;
  /** Name after an amount in a step: "firm tofu". */
  plain: string;
  /** Name elsewhere in a step: "tofu". */
  short: string;
  /** Names of the original in the steps, longest first. */
  from: readonly string[];
}

/** Returns the swaps of an ingredient: vegetarian, gluten-free, low-sodium. The first is the default. */
export function findSwaps(name: string, table = REPLACEABLES): Swap[] {
  const found = findReplaceable(name, table);
  if (!found) return [];
  return SUBSTITUTE_KINDS.flatMap((kind) => {
    const substitute = found.substitutes[kind];
    return substitute ? [toSwap(toBareName(name), found, kind, substitute)] : [];
  });
}

export function findSwap(name: string, kind?: SubstituteKind): Swap | undefined {
  const swaps = findSwaps(name);
  return swaps.find((swap) => swap.kind === kind) ?? swaps[0];
}

function toSwap(
  bare: string,
  found: Replaceable,
  kind: SubstituteKind,
  substitute: Substitute,
): Swap {
  const isMinced = hasWords(bare, 'minced') || hasWords(bare, 'ground');
  const [head = bare, ...rest] = bare.split(/,\s*/);
  // "in 5 mm slices" also applies to the substitute; "on the bone" does not.
  const cut = rest.filter((one) => one.startsWith('in ') && /\b(slice|strip|cube|dice)/.test(one));
  // A step calls "fresh pork, without marinade" only "fresh pork".
  const plain = substitute.name.replace(/,.*/, '');
  return {
    kind,
    gain: TRUE_GAINS[substitute.name] ?? kind,
    name: [isMinced ? (substitute.minced ?? substitute.name) : substitute.name, ...cut].join(', '),
    plain,
    short: substitute.short ?? plain,
    from: [...new Set([head, found.base, ...toOwnCuts(head, found)])].toSorted(
      (one, other) => other.length - one.length,
    ),
  };
}

function toOwnCuts(head: string, { base, cuts = [] }: Replaceable): string[] {
  const words = head.replace(base, '').trim();
  return cuts
    .filter((cut) => hasWords(head, cut))
    .flatMap((cut) => (words !== cut && words.endsWith(cut) ? [words, cut] : [cut]));
}
