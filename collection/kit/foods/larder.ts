import { ASIAN } from './asian.ts';
import { BAKES } from './bakes.ts';
import { BEANS_AND_PASTA } from './beans-and-pasta.ts';
import { BREADS } from './breads.ts';
import { DAIRY_AND_SWEETS } from './dairy-and-sweets.ts';
import { FILLED_BREADS } from './filled-breads.ts';
import { FLATBREADS } from './flatbreads.ts';
import { FRIED } from './fried.ts';
import { FRIED_DOUGH } from './fried-dough.ts';
import { FRUIT } from './fruit.ts';
import { GRILL } from './grill.ts';
import { HERBS } from './herbs.ts';
import { HOME_BAKES } from './home-bakes.ts';
import { ISLANDS } from './islands.ts';
import { LEAVES_AND_MUSHROOMS } from './leaves-and-mushrooms.ts';
import { MAIZE } from './maize.ts';
import { MEATS } from './meats.ts';
import { PARCELS } from './parcels.ts';
import { PICNIC } from './picnic.ts';
import { PLATES } from './plates.ts';
import { ROOTS_AND_PODS } from './roots-and-pods.ts';
import { SEAFOOD } from './seafood.ts';
import { SEASONINGS } from './seasonings.ts';
import { SWEET_BAKES } from './sweet-bakes.ts';
import { SWEETS } from './sweets.ts';
import { VEGETABLES } from './vegetables.ts';

/** Every food of the table by its name. */
export const LARDER = {
  ...VEGETABLES,
  ...ROOTS_AND_PODS,
  ...LEAVES_AND_MUSHROOMS,
  ...HERBS,
  ...GRILL,
  ...FRUIT,
  ...BEANS_AND_PASTA,
  ...MEATS,
  ...SEAFOOD,
  ...DAIRY_AND_SWEETS,
  ...BREADS,
  ...FILLED_BREADS,
  ...FLATBREADS,
  ...FRIED_DOUGH,
  ...FRIED,
  ...BAKES,
  ...ISLANDS,
  ...MAIZE,
  ...PARCELS,
  ...PICNIC,
  ...PLATES,
  ...SWEETS,
  ...SWEET_BAKES,
  ...SEASONINGS,
  ...ASIAN,
  ...HOME_BAKES,
};
export type FoodName = keyof typeof LARDER;

/** The herbs among them. */
export const HERB_NAMES: ReadonlySet<string> = new Set(Object.keys(HERBS));
