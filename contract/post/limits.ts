export const TITLE_MAX = 120;
export const CONTENT_MAX = 10_000;
export const COMMENT_MAX = 1000;
export const TAGS_MAX = 10;
export const TAG_MAX = 30;
/** Maximum number of tags including repeats. A longer list is refused. */
export const TAGS_SENT_MAX = 100;
export const CUISINE_MAX = 40;
/** Pictures of a post, and characters of each alt text. */
export const IMAGES_MAX = 4;
export const ALT_MAX = 200;

/** Limits of a cooked dish. Curing takes days, so the minutes allow a week. */
export const RATING_MAX = 5;
export const COOKED_MINUTES_MAX = 10_080;
export const COOKED_SERVINGS_MAX = 100;
export const SWAPS_MAX = 20;
export const SWAP_MAX = 200;

export const FEED_EXCERPT = 150;
export const PROFILE_EXCERPT = 100;

export const POSTS_PAGE = 20;
export const COMMUNITY_PAGE_MAX = 50;
/** Comments returned with a post. The returned cursor loads the rest. */
export const COMMENTS_PAGE = 200;
/** How long the author may edit a comment. */
export const COMMENT_EDIT_MS = 10 * 60 * 1000;
/** Ids in `likes`, `followers` and `following`: the viewer's first, then the newest. */
export const IDS_SHOWN = 50;

/** The refresh message is shown for 5 s, 'Post deleted successfully' for 3 s. */
export const REFRESHED_MS = 5_000;
export const DELETED_MS = 3_000;
/** Delay between the message about a saved post and the community page. */
export const POST_SAVED_MS = 1_500;

/** Number of most recently opened posts and profiles that a device caches per member. */
export const CACHED_POSTS_MAX = 30;
export const CACHED_PROFILES_MAX = 30;

export const POST_CATEGORIES = [
  'recipe',
  'cooking-tip',
  'restaurant-review',
  'food-story',
  'technique',
] as const;
export const POST_TYPES = ['recipe', 'story'] as const;

export const QUICK_CUISINES = [
  'Italian',
  'Chinese',
  'Japanese',
  'Korean',
  'Thai',
  'Indian',
] as const;
export const QUICK_STYLES = ['Quick & Easy', 'One Pot', 'Meal Prep', 'Weeknight Dinner'] as const;
export const REPORT_TEXT_MAX = 1000;
