export const RECIPES_MAX = 2_000;
/** Recipes in the list that a household shares, the latest changes first. All of them fit into one stored page of a device. */
export const SHARED_MAX = 500;
export const TITLE_MAX = 120;
export const SUBTITLE_MAX = 200;
export const CUISINE_MAX = 60;
export const TAGS_MAX = 20;
export const TAG_MAX = 40;
/** Maximum length of a preparation or cooking time, a difficulty and a spice level, which are free texts. */
export const SHORT_TEXT_MAX = 60;
export const INGREDIENTS_MAX = 100;
export const INGREDIENT_MAX = 200;
export const STEPS_MAX = 60;
export const STEP_MAX = 2_000;
export const NOTES_MAX = 4_000;
export const IMAGES_MAX = 4;
export const ALT_MAX = 200;
export const SOURCE_URL_MAX = 2_000;
export const SOURCE_NAME_MAX = 200;
/** Bytes of a recipe as JSON. The longest recipe has 144,000 characters, each of up to four bytes, and its pictures. */
export const BODY_MAX = 1024 * 1024;
/** Maximum characters of an imported page. Of a page at an address, the server reads at most this many bytes. */
export const PAGE_MAX = 2_000_000;
