import type { SubstituteKind } from './substitute-kinds.ts';

export interface Substitute {
  name: string;
  /** Used if the original is minced or ground. */
  minced?: string;
  /** Name in the steps after the first mention. */
  short?: string;
}

export interface Replaceable {
  base: string;
  substitutes: { readonly [Kind in SubstituteKind]?: Substitute };
  /** Names that contain the base but mean another food. */
  except: readonly string[];
  /** Other names in the steps, used only if the ingredient's name contains them too. */
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
      ...'bones broth chorizo crackling fat rind rinds sausage sausages scratchings stock'
        .split(' ')
        .map((thing) => `pork ${thing}`),
      'salt pork',
    ],
    cuts: ['mince', 'shoulder', 'belly', 'loin'],
  },
];

/** Returns the row with a base that the ingredient's name contains as whole words, without an exception. */
export function findReplaceable(name: string, table = REPLACEABLES): Replaceable | undefined {
  const bare = toBareName(name);
  return table.find(
    ({ base, except }) => hasWords(bare, base) && !except.some((one) => hasWords(bare, one)),
  );
}

/** Lowers the case and removes brackets: "Ground beef (20 % fat)" -> "ground beef". */
export function toBareName(name: string): string {
  return name.replace(/\s*\(.*?\)/g, '').toLowerCase();
}

export function hasWords(text: string, words: string): boolean {
  // Few texts contain the words at all, and compiling a pattern is slow.
  return (
    text.includes(words) && new RegExp(`(^|[^\\p{L}-])${words}s?($|[^\\p{L}-])`, 'u').test(text)
  );
}
