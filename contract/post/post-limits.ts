/** Business constants about posts, comments and people: specification sections 4, 8 and 9, and the API contract. */

export const TITLE_MAX = 120;
export const CONTENT_MAX = 10_000;
export const COMMENT_MAX = 1000;
export const TAGS_MAX = 10;
export const TAG_MAX = 30;
/** Tags with repeats; a longer list is refused as a whole. */
export const TAGS_SENT_MAX = 100;
export const CUISINE_MAX = 40;
/** Pictures of a post, and letters of what is to be seen on each. */
export const IMAGES_MAX = 4;
export const ALT_MAX = 200;

/** What a post says of its dish: stars, minutes (a week: what is cured takes days), servings, swaps and letters of each. */
export const RATING_MAX = 5;
export const COOKED_MINUTES_MAX = 10_080;
export const COOKED_SERVINGS_MAX = 100;
export const SWAPS_MAX = 20;
export const SWAP_MAX = 200;

export const FEED_EXCERPT = 150;
export const PROFILE_EXCERPT = 100;

/** Pages of posts, people and those who liked. */
export const POSTS_PAGE = 20;
export const COMMUNITY_PAGE_MAX = 50;
/** Comments that come with a post; the rest is asked for by the cursor that comes with them. */
export const COMMENTS_PAGE = 200;
/** For so long after it was added its author may change it. */
export const COMMENT_EDIT_MS = 10 * 60 * 1000;
/** Ids in `likes`, `followers` and `following`: one's own first, then the newest. */
export const IDS_SHOWN = 50;

/** Specification 4: the message of a refresh stays 5 s; specification 8: 'Post deleted successfully' 3 s. */
export const REFRESHED_MS = 5_000;
export const DELETED_MS = 3_000;
/** Specification 4: from the message of a saved post to the community. */
export const POST_SAVED_MS = 1_500;

/** What the device keeps per member: of each the ones opened last. */
export const CACHED_POSTS_MAX = 30;
export const CACHED_PROFILES_MAX = 30;

/** Specification 3 and 9. */
export const POST_CATEGORIES = [
  'recipe',
  'cooking-tip',
  'restaurant-review',
  'food-story',
  'technique',
] as const;
export const POST_TYPES = ['recipe', 'story'] as const;

/** Specification 9, quick tags. */
export const QUICK_CUISINES = [
  'Italian',
  'Chinese',
  'Japanese',
  'Korean',
  'Thai',
  'Indian',
] as const;
export const QUICK_STYLES = ['Quick & Easy', 'One Pot', 'Meal Prep', 'Weeknight Dinner'] as const;
/** Letters of a report of a post, a comment, a tip or a member. */
export const REPORT_TEXT_MAX = 1000;
