import type { CookbookText } from '../text.ts';

/** The fields of a recipe that the reader fills. A field that was not found is empty. */
export interface DraftRecipe {
  title: string;
  subtitle: string;
  cuisine: string;
  image_url: string;
  tags: string[];
  /** One ingredient per line. A line that ends with a colon is the heading of a group. */
  ingredients: string[];
  instructions: string[];
  /** Times as members write them: "1 hour 30 minutes". */
  prepTime: string;
  cookTime: string;
  servings?: number;
  /** Notes and tips of the source, one a line. */
  notes: string;
}

export type DoubtCode =
  | 'title-missing'
  | 'title-guessed'
  | 'ingredients-missing'
  | 'ingredients-guessed'
  | 'ingredients-from-headings'
  | 'steps-missing'
  | 'steps-guessed'
  | 'steps-from-headings'
  | 'one-long-step'
  | 'times-missing'
  | 'total-time-only'
  | 'servings-missing'
  | 'servings-guessed'
  | 'several-recipes'
  | 'too-long'
  | 'too-many';

export interface Doubt {
  field: 'title' | 'ingredients' | 'instructions' | 'prepTime' | 'servings' | 'recipe';
  code: DoubtCode;
}

export interface Draft {
  recipe: DraftRecipe;
  /** All fields of a recipe that Simmer has written, without any change. */
  own?: CookbookText;
  /** Fields that the member should check before the recipe is stored. */
  notes: Doubt[];
  source?: { url?: string | undefined; name?: string | undefined };
  /** The bytes of a picture that the file contains. */
  picture?: Uint8Array;
  /** Folder of its picture in the archive. */
  pictureFolder?: string;
}

/** The parts of a recipe as one way of reading finds them, before times and servings are read. */
export interface Found {
  title: string;
  subtitle: string;
  cuisine: string;
  image: string;
  tags: string[];
  ingredients: string[];
  steps: string[];
  prep?: number | undefined;
  cook?: number | undefined;
  total?: number | undefined;
  servings?: number | undefined;
  author: string;
  site: string;
  url: string;
  /** Lines of notes and tips. */
  notes: string[];
  /** A picture in Base64. */
  pictureData: string;
  /** Folder of the picture in an archive. */
  pictureFolder: string;
  doubts: Doubt[];
}

export function createFound(parts: Partial<Found> = {}): Found {
  return {
    title: '',
    subtitle: '',
    cuisine: '',
    image: '',
    tags: [],
    ingredients: [],
    steps: [],
    author: '',
    site: '',
    url: '',
    notes: [],
    pictureData: '',
    pictureFolder: '',
    doubts: [],
    ...parts,
  };
}
