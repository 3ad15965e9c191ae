import * as account from '#contract/account/limits.ts';
import * as cookbook from '#contract/cookbook/limits.ts';
import * as household from '#contract/household/limits.ts';
import * as list from '#contract/list/limits.ts';
import * as post from '#contract/post/limits.ts';
import * as push from '#contract/push/limits.ts';
import { SERVINGS_MAX } from '#contract/recipe/schema.ts';
import { FRAMES_MAX, PIXELS_MAX } from '#contract/upload/schema.ts';
import * as accountTexts from '#texts/account.ts';
import * as cookbookTexts from '#texts/cookbook.ts';
import * as cookedTexts from '#texts/cooked.ts';
import * as householdTexts from '#texts/household.ts';
import * as httpTexts from '#texts/http.ts';
import * as listTexts from '#texts/list.ts';
import * as markTexts from '#texts/mark.ts';
import * as notificationTexts from '#texts/notification.ts';
import * as postTexts from '#texts/post.ts';
import * as pushTexts from '#texts/push.ts';
import * as recipeTexts from '#texts/recipe.ts';
import * as uploadTexts from '#texts/upload.ts';
import type { ProblemParams } from './problem.ts';

/** A code for each error text, with the text's limits, so that a client can show the error in another language. */
export const INVALID = {
  name_too_short: [accountTexts.nameTooShort, { min: account.NAME_MIN }],
  name_too_long: [accountTexts.nameTooLong, { max: account.NAME_MAX }],
  name_unreadable: [accountTexts.nameUnreadable],
  name_empty: [accountTexts.nameEmpty],
  email_invalid: [accountTexts.emailInvalid],
  email_required: [accountTexts.emailRequired],
  email_too_long: [accountTexts.emailTooLong, { max: account.EMAIL_MAX }],
  password_required: [accountTexts.passwordRequired],
  password_too_short: [accountTexts.passwordTooShort, { min: account.PASSWORD_MIN }],
  password_too_long: [accountTexts.passwordTooLong, { max: account.PASSWORD_MAX }],
  password_no_uppercase: [accountTexts.passwordNoUppercase],
  password_no_lowercase: [accountTexts.passwordNoLowercase],
  password_no_number: [accountTexts.passwordNoNumber],
  password_wrong: [accountTexts.currentPasswordWrong],
  link_invalid: [accountTexts.linkInvalid],
  bio_invalid: [accountTexts.bioInvalid, { max: account.BIO_MAX }],
  posts_choice_invalid: [accountTexts.postsChoiceInvalid],
  recipe_name_required: [markTexts.recipeNameRequired],
  recipe_name_too_long: [markTexts.recipeNameTooLong, { max: account.RECIPE_NAME_MAX }],
  list_full: [markTexts.tooManyKept],
  body_not_an_object: [httpTexts.notAnObject],
  recipe_id_required: [recipeTexts.noInsightId],
  title_and_content_required: [postTexts.required],
  title_too_long: [postTexts.titleTooLong, { max: post.TITLE_MAX }],
  content_too_long: [postTexts.contentTooLong, { max: post.CONTENT_MAX }],
  comment_required: [postTexts.commentRequired],
  comment_too_long: [postTexts.commentTooLong, { max: post.COMMENT_MAX }],
  too_many_tags: [postTexts.tagsTooMany, { max: post.TAGS_MAX }],
  tag_invalid: [postTexts.tagInvalid, { min: 1, max: post.TAG_MAX }],
  category_invalid: [postTexts.categoryInvalid],
  type_invalid: [postTexts.typeInvalid],
  cuisine_too_long: [postTexts.cuisineTooLong, { max: post.CUISINE_MAX }],
  dish_unknown: [cookedTexts.dishUnknown],
  dish_needed: [cookedTexts.needsDish],
  rating_invalid: [cookedTexts.ratingInvalid],
  cooked_invalid: [cookedTexts.cookedInvalid],
  text_unreadable: [postTexts.unreadable],
  text_repeated: [postTexts.repeated],
  id_not_a_uuid: [postTexts.idInvalid],
  following_invalid: [postTexts.followInvalid],
  cannot_follow_self: [postTexts.followSelf],
  image_invalid: [postTexts.imageInvalid],
  image_wrong_type: [postTexts.imageWrongType],
  image_too_large: [postTexts.imageTooLarge, { max: account.IMAGE_MAX_BYTES }],
  too_many_images: [postTexts.imagesTooMany, { max: post.IMAGES_MAX }],
  alt_too_long: [postTexts.altTooLong, { max: post.ALT_MAX }],
  no_file: [uploadTexts.noFile],
  picture_unreadable: [uploadTexts.uploadFailed],
  avatar_unreadable: [uploadTexts.avatarFailed],
  picture_cut_off: [uploadTexts.cutOff],
  picture_too_many_pixels: [uploadTexts.tooManyPixels, { max: PIXELS_MAX }],
  picture_too_many_frames: [uploadTexts.tooManyFrames, { max: FRAMES_MAX }],
  notification_id_invalid: [notificationTexts.untilInvalid],
  push_address_invalid: [pushTexts.addressInvalid],
  push_keys_invalid: [pushTexts.keysInvalid],
  push_timers_invalid: [pushTexts.timersInvalid],
  push_timers_too_many: [pushTexts.tooManyTimers, { max: push.PUSHED_TIMERS_MAX }],
  push_timer_too_far: [pushTexts.timerTooFar, { max: push.PUSHED_WITHIN_MS }],
  list_name_required: [listTexts.nameRequired],
  list_name_too_long: [listTexts.nameTooLong, { max: list.LIST_NAME_MAX }],
  too_many_lists: [listTexts.tooManyLists, { max: list.LISTS_MAX }],
  need_required: [listTexts.needsRequired],
  too_many_needs_at_once: [listTexts.tooManyAtOnce, { max: list.NEEDS_AT_ONCE_MAX }],
  too_many_needs: [listTexts.tooManyNeeds, { max: list.NEEDS_MAX }],
  need_text_required: [listTexts.textRequired],
  need_text_too_long: [listTexts.textTooLong, { max: list.NEED_TEXT_MAX }],
  need_unit_too_long: [listTexts.unitTooLong, { max: list.NEED_UNIT_MAX }],
  need_note_too_long: [listTexts.noteTooLong, { max: list.NEED_NOTE_MAX }],
  need_amount_invalid: [listTexts.amountInvalid],
  need_source_invalid: [listTexts.sourceInvalid],
  servings_invalid: [listTexts.servingsInvalid, { min: 1, max: SERVINGS_MAX }],
  food_invalid: [listTexts.foodInvalid],
  tick_invalid: [listTexts.tickInvalid],
  time_invalid: [listTexts.timeInvalid],
  aisle_invalid: [listTexts.aisleInvalid],
  aisle_order_invalid: [listTexts.aisleOrderInvalid],
  filed_invalid: [listTexts.filedInvalid],
  household_name_required: [householdTexts.nameRequired],
  household_name_too_long: [householdTexts.nameTooLong, { max: household.HOUSEHOLD_NAME_MAX }],
  household_already: [householdTexts.alreadyInOne],
  household_full: [householdTexts.full, { max: household.MEMBERS_MAX }],
  invite_invalid: [householdTexts.inviteInvalid],
  recipe_not_in_cookbook: [postTexts.notInCookbook],
  cookbook_full: [cookbookTexts.tooManyRecipes, { max: cookbook.RECIPES_MAX }],
  cookbook_title_required: [cookbookTexts.titleRequired],
  cookbook_title_too_long: [cookbookTexts.titleTooLong, { max: cookbook.TITLE_MAX }],
  cookbook_subtitle_too_long: [cookbookTexts.subtitleTooLong, { max: cookbook.SUBTITLE_MAX }],
  cookbook_cuisine_too_long: [cookbookTexts.cuisineTooLong, { max: cookbook.CUISINE_MAX }],
  cookbook_tag_invalid: [cookbookTexts.tagInvalid, { min: 1, max: cookbook.TAG_MAX }],
  too_many_cookbook_tags: [cookbookTexts.tooManyTags, { max: cookbook.TAGS_MAX }],
  cookbook_servings_invalid: [cookbookTexts.servingsInvalid, { min: 1, max: SERVINGS_MAX }],
  cookbook_text_too_long: [cookbookTexts.shortTextTooLong, { max: cookbook.SHORT_TEXT_MAX }],
  ingredients_required: [cookbookTexts.ingredientsRequired],
  too_many_ingredients: [cookbookTexts.tooManyIngredients, { max: cookbook.INGREDIENTS_MAX }],
  ingredient_required: [cookbookTexts.ingredientRequired],
  ingredient_too_long: [cookbookTexts.ingredientTooLong, { max: cookbook.INGREDIENT_MAX }],
  steps_required: [cookbookTexts.stepsRequired],
  too_many_steps: [cookbookTexts.tooManySteps, { max: cookbook.STEPS_MAX }],
  step_required: [cookbookTexts.stepRequired],
  step_too_long: [cookbookTexts.stepTooLong, { max: cookbook.STEP_MAX }],
  cookbook_notes_too_long: [cookbookTexts.notesTooLong, { max: cookbook.NOTES_MAX }],
  cookbook_image_invalid: [cookbookTexts.imageInvalid],
  too_many_cookbook_images: [cookbookTexts.tooManyImages, { max: cookbook.IMAGES_MAX }],
  source_url_invalid: [cookbookTexts.sourceUrlInvalid, { max: cookbook.SOURCE_URL_MAX }],
  source_name_too_long: [cookbookTexts.sourceNameTooLong, { max: cookbook.SOURCE_NAME_MAX }],
  visibility_invalid: [cookbookTexts.visibilityInvalid],
  export_format_invalid: [cookbookTexts.formatInvalid],
  import_no_recipe: [cookbookTexts.importNoRecipe],
  import_address_refused: [cookbookTexts.importRefused],
} as const satisfies Record<string, readonly [text: string, params?: ProblemParams]>;

const BY_STATUS: Readonly<Record<number, string>> = {
  401: 'unauthorised',
  403: 'forbidden',
  404: 'not_found',
  408: 'timed_out',
  413: 'too_large',
  414: 'too_large',
  415: 'unsupported_type',
  429: 'rate_limited',
  431: 'too_large',
  503: 'unavailable',
};

/** Codes that do not follow from a status. The worker uses `offline_miss` if it has neither network nor copy. */
const NAMED = [
  'invalid',
  'failed',
  'exists',
  'id_taken',
  'replied_to_gone',
  'stale',
  'idempotency_in_progress',
  'idempotency_mismatch',
  'offline_miss',
  'suspended',
] as const;
export type NamedCode = (typeof NAMED)[number];

export const PROBLEM_CODES: ReadonlySet<string> = new Set([
  ...NAMED,
  ...Object.values(BY_STATUS),
  ...Object.keys(INVALID),
]);

interface Known {
  code: string;
  params?: ProblemParams;
}

const BY_TEXT = new Map(
  Object.entries(INVALID).map(([code, [text, params]]): [string, Known] => [
    text,
    params === undefined ? { code } : { code, params },
  ]),
);

export function toInvalidCode(text: string): Known {
  return BY_TEXT.get(text) ?? { code: 'invalid' };
}

export function toProblemCode(status: number, text: string): Known {
  const code = BY_STATUS[status];
  if (code !== undefined) return { code };
  return status < 500 ? toInvalidCode(text) : { code: 'failed' };
}
