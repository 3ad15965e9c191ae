import type { SubstituteKind } from './substitute-kinds.ts';

export interface Substitute {
  name: string;
  /** Where the original is minced or ground. */
  minced?: string;
  /** What the steps call it after its first mention. */
  short?: string;
}

export interface Replaceable {
  base: string;
  substitutes: { readonly [Kind in SubstituteKind]?: Substitute };
  /** Names that hold the base but are another thing. */
  except: readonly string[];
  /** What steps also call it by; only together with the base in the ingredient's own name. */
  cuts?: readonly string[];
}

const tofu: Substitute = { name: 'firm tofu', minced: 'firm tofu, crumbled', short: 'tofu' };
const tempeh: Substitute = { name: 'tempeh', minced: 'tempeh, crumbled' };

/** Specification 9, the substitution table: five ingredients, each with three alternatives. */
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
      ...'bones broth chorizo crackling fat rind rinds sausage sausages scratchings stock'
        .split(' ')
        .map((thing) => `pork ${thing}`),
      'salt pork',
    ],
    cuts: ['mince', 'shoulder', 'belly', 'loin'],
  },
];

/**
 * The row for an ingredient of this name, if any. The base must stand in it in whole words, and none of the exceptions
 * may.
 */
export function findReplaceable(name: string, table = REPLACEABLES): Replaceable | undefined {
  const bare = toBareName(name);
  return table.find(
    ({ base, except }) => hasWords(bare, base) && !except.some((one) => hasWords(bare, one)),
  );
}

/** "ground beef" for "Ground beef (20 % fat)". */
export function toBareName(name: string): string {
  return name.replace(/\s*\(.*?\)/g, '').toLowerCase();
}

export function hasWords(text: string, words: string): boolean {
  return new RegExp(`(^|[^\\p{L}-])${words}s?($|[^\\p{L}-])`, 'u').test(text);
}
