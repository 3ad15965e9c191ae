/** The first three recipes of the list are trending. */
export const TRENDING_COUNT = 3;
/** Maximum number of tags on a card. */
export const CARD_TAG_COUNT = 3;
/** Milliseconds per character of the typed tagline. */
export const TYPING_MS = 50;

/** How long the return page of the music sign-in shows success or failure. */
export const CALLBACK_SUCCESS_MS = 2_000;
export const CALLBACK_FAILURE_MS = 3_000;

export const PAGE_SIZE_DEFAULT = 12;
export const PAGE_SIZE_MAX = 50;
/** Page size of the all-recipes page and the region filter. */
export const PAGE_SIZE_ALL_RECIPES = 50;

/** How long to wait for the network before a stored copy is shown. */
export const NETWORK_WAIT_WITH_COPY_MS = 800;
/** How long to wait for the network if there is no copy. */
export const NETWORK_WAIT_WITHOUT_COPY_MS = 15_000;
/** Circuit breaker: after a failure, stored copies are used at once for this long. */
export const CIRCUIT_OPEN_MS = 20_000;

/** Cache budget for recipes that are neither saved, recently opened nor being cooked. */
export const CACHED_RECIPES_MAX = { count: 2_000, bytes: 20_000_000 };
/** Cache budget for pictures: the smaller of `bytes` and this share of the browser's storage quota. */
export const CACHED_PICTURES_MAX = { bytes: 150_000_000, shareOfQuota: 0.2 };
/**
 * Space that pictures leave free for texts and for what the cook writes. Browsers free the bytes of deleted rows late,
 * so evicting pictures does not help a write at once. It is the smaller of `bytes` and this share of the quota.
 */
export const FREE_OF_PICTURES_MAX = { bytes: 10_000_000, shareOfQuota: 0.25 };
/** How long an opened recipe is protected from eviction. */
export const OPENED_STAYS_MS = 24 * 60 * 60 * 1000;
/** An unfinished session younger than this is resumed and offered as "Continue". */
export const RESUMABLE_MS = 24 * 60 * 60 * 1000;
