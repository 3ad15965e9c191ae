import { SUBSTITUTE_KINDS, type SubstituteKind } from './substitute-kinds.ts';
import {
  findReplaceable,
  hasWords,
  REPLACEABLES,
  type Replaceable,
  type Substitute,
  toBareName,
} from './substitutions.ts';

/** What a swap really gains: a cook who eats no meat gains nothing where the original had none. */
export type SwapGain = SubstituteKind | 'wholegrain';

/** Substitutes whose column of the table says something that the original is already. */
const TRUE_GAINS: Readonly<Record<string, SwapGain>> = {
  'coconut aminos': 'gluten-free',
  'wholemeal flour': 'wholegrain',
};

export interface Swap {
  kind: SubstituteKind;
  gain: SwapGain;
  /** In the list: "firm tofu, crumbled". */
  name: string;
  /** Behind an amount in a step: "firm tofu". */
  plain: string;
  /** Elsewhere in a step: "tofu". */
  short: string;
  /** What the original is called in steps, longest first. */
  from: readonly string[];
}

/** All that an ingredient of this name may be swapped for, in the order of the specification; the first is the default. */
export function findSwaps(name: string, table = REPLACEABLES): Swap[] {
  const found = findReplaceable(name, table);
  if (!found) return [];
  return SUBSTITUTE_KINDS.flatMap((kind) => {
    const substitute = found.substitutes[kind];
    return substitute ? [toSwap(toBareName(name), found, kind, substitute)] : [];
  });
}

/** The swap of this kind, else the default; undefined where there is none. */
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
  // "in 5 mm slices" also holds for what takes its place; "on the bone" does not.
  const cut = rest.filter((one) => one.startsWith('in ') && /\b(slice|strip|cube|dice)/.test(one));
  // "fresh pork, without marinade" is called fresh pork in a step.
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
