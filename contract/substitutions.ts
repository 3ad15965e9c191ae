/** Specification 9, the substitution table: five ingredients, each with three alternatives. */

/** In the order of specification 4: the first that exists is offered. */
export const SUBSTITUTE_KINDS = ['vegetarian', 'gluten-free', 'low-sodium'] as const;
export type SubstituteKind = (typeof SUBSTITUTE_KINDS)[number];

interface Substitute {
  name: string;
  /** Where the original is minced or ground. */
  minced?: string;
  /** What the steps call it after its first mention. */
  short?: string;
}

interface Replaceable {
  /** In whole words, singular. */
  base: string;
  substitutes: { readonly [Kind in SubstituteKind]?: Substitute };
  /** Names that hold the base but are another thing. */
  except: readonly string[];
  /** What steps also call it by; only together with the base in the ingredient's own name. */
  cuts?: readonly string[];
}

const tofu: Substitute = { name: 'firm tofu', minced: 'firm tofu, crumbled', short: 'tofu' };
const tempeh: Substitute = { name: 'tempeh', minced: 'tempeh, crumbled' };

export const REPLACEABLES: readonly Replaceable[] = [
  {
    base: 'chicken breast',
    substitutes: {
      vegetarian: tofu,
      'gluten-free': { name: 'plain chicken breast, without crumbs' },
      'low-sodium': { name: 'chicken breast, never brined' },
    },
    except: ['chicken breast bones'],
    cuts: ['chicken'],
  },
  {
    base: 'soy sauce',
    substitutes: {
      vegetarian: { name: 'coconut aminos' },
      'gluten-free': { name: 'tamari' },
      'low-sodium': { name: 'reduced-salt soy sauce' },
    },
    except: ['reduced-salt soy sauce', 'low-sodium soy sauce', 'gluten-free soy sauce'],
  },
  {
    base: 'flour',
    substitutes: {
      vegetarian: { name: 'wholemeal flour' },
      'gluten-free': { name: 'gluten-free flour blend' },
      'low-sodium': { name: 'plain flour, without raising agents' },
    },
    except: [
      ...'almond buckwheat cassava chickpea coconut corn gluten-free gram maize millet oat potato rice rye self-raising semolina sorghum soy spelt tapioca wheat wholemeal wholewheat'
        .split(' ')
        .map((grain) => `${grain} flour`),
      'flour tortilla',
      'flour tortillas',
    ],
  },
  {
    base: 'beef',
    substitutes: {
      vegetarian: tempeh,
      'gluten-free': { name: 'fresh beef, without marinade' },
      'low-sodium': { name: 'fresh beef, unsalted' },
    },
    except: [
      ...'bones bouillon broth dripping fat jerky stock tallow tomato tomatoes'
        .split(' ')
        .map((thing) => `beef ${thing}`),
      'corned beef',
    ],
    cuts: ['brisket', 'sirloin', 'steak', 'flank', 'rump', 'mince'],
  },
  {
    base: 'pork',
    substitutes: {
      vegetarian: tofu,
      'gluten-free': { name: 'fresh pork, without marinade' },
      'low-sodium': { name: 'fresh pork, unsalted' },
    },
    except: [
      ...'bones broth crackling fat rind rinds scratchings stock'
        .split(' ')
        .map((thing) => `pork ${thing}`),
      'salt pork',
    ],
    cuts: ['mince', 'shoulder', 'belly', 'loin'],
  },
];

/** Something else to cook with in place of an ingredient. */
export interface Swap {
  kind: SubstituteKind;
  /** In the list: "firm tofu, crumbled". */
  name: string;
  /** Behind an amount in a step: "firm tofu". */
  plain: string;
  /** Elsewhere in a step: "tofu". */
  short: string;
  /** What the original is called in steps, longest first. */
  from: readonly string[];
}

/**
 * What an ingredient of this name may be swapped for, if anything. The base must stand in it in whole words, and none
 * of the exceptions may.
 */
export function findSwap(name: string, table = REPLACEABLES): Swap | undefined {
  const bare = name.replace(/\s*\(.*?\)/g, '').toLowerCase();
  const found = table.find(
    ({ base, except }) => hasWords(bare, base) && !except.some((one) => hasWords(bare, one)),
  );
  const kind = SUBSTITUTE_KINDS.find((one) => found?.substitutes[one]);
  const substitute = kind && found?.substitutes[kind];
  if (!found || !substitute) return undefined;
  const isMinced = hasWords(bare, 'minced') || hasWords(bare, 'ground');
  const [head = bare, ...rest] = bare.split(/,\s*/);
  // "in 5 mm slices" also holds for what takes its place; "on the bone" does not.
  const cut = rest.filter((one) => one.startsWith('in ') && /\b(slice|strip|cube|dice)/.test(one));
  return {
    kind,
    name: [isMinced ? (substitute.minced ?? substitute.name) : substitute.name, ...cut].join(', '),
    plain: substitute.name,
    short: substitute.short ?? substitute.name,
    from: [...new Set([head, found.base, ...toOwnCuts(head, found)])].toSorted(
      (one, other) => other.length - one.length,
    ),
  };
}

/** "beef skirt steak" -> "skirt steak", "steak". */
function toOwnCuts(head: string, { base, cuts = [] }: Replaceable): string[] {
  const words = head.replace(base, '').trim();
  return cuts
    .filter((cut) => hasWords(head, cut))
    .flatMap((cut) => (words !== cut && words.endsWith(cut) ? [words, cut] : [cut]));
}

function hasWords(text: string, words: string): boolean {
  return new RegExp(`(^|[^\\p{L}-])${words}s?($|[^\\p{L}-])`, 'u').test(text);
}
