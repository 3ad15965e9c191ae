import * as v from 'valibot';
import { hasVisible, withoutBlank } from '#contract/platform/visible.ts';
import { isReadable } from '#contract/post/text.ts';
import { SERVINGS_MAX } from '#contract/recipe/schema.ts';
import { UPLOADS_PATH } from '#contract/upload/schema.ts';
import * as texts from '#texts/cookbook.ts';
import * as cookedTexts from '#texts/cooked.ts';
import * as postTexts from '#texts/post.ts';
import {
  ALT_MAX,
  CUISINE_MAX,
  IMAGES_MAX,
  INGREDIENT_MAX,
  INGREDIENTS_MAX,
  NOTES_MAX,
  SHORT_TEXT_MAX,
  SOURCE_NAME_MAX,
  SOURCE_URL_MAX,
  STEP_MAX,
  STEPS_MAX,
  SUBTITLE_MAX,
  TAG_MAX,
  TAGS_MAX,
  TITLE_MAX,
} from './limits.ts';
import { VISIBILITIES } from './text.ts';

/** Control characters with line breaks, and lone surrogates. */
const UNREADABLE_LINE = /\p{Cc}|\p{Cs}/u;
const isReadableLine = (text: string) => !UNREADABLE_LINE.test(text);

/** Text is refused or stored unchanged, never trimmed. A missing text is ''. */
const toShort = (max: number, tooLong: string) =>
  v.pipe(
    v.optional(v.string(tooLong), ''),
    v.maxLength(max, tooLong),
    v.check(isReadableLine, postTexts.unreadable),
    v.transform(withoutBlank),
  );
const toLine = (required: string, max: number, tooLong: string) =>
  v.pipe(
    v.string(required),
    v.check(hasVisible, required),
    v.maxLength(max, tooLong),
    v.check(isReadableLine, postTexts.unreadable),
  );
const toLines = <Line extends v.GenericSchema>(
  line: Line,
  { required, max, tooMany }: { required: string; max: number; tooMany: string },
) =>
  v.pipe(
    v.optional(v.array(v.unknown(), required), []),
    v.minLength(1, required),
    v.maxLength(max, tooMany),
    v.array(line, required),
  );

const shortText = toShort(SHORT_TEXT_MAX, texts.shortTextTooLong);
const step = v.pipe(
  v.string(texts.stepRequired),
  v.check(hasVisible, texts.stepRequired),
  v.maxLength(STEP_MAX, texts.stepTooLong),
  v.check(isReadable, postTexts.unreadable),
);

/** Only web addresses, because the address becomes a link. */
function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

const source = v.object(
  {
    url: v.optional(
      v.pipe(
        v.string(texts.sourceUrlInvalid),
        v.maxLength(SOURCE_URL_MAX, texts.sourceUrlInvalid),
        v.check(isWebAddress, texts.sourceUrlInvalid),
        v.check(isReadableLine, postTexts.unreadable),
      ),
    ),
    name: v.optional(toLine(texts.sourceNameTooLong, SOURCE_NAME_MAX, texts.sourceNameTooLong)),
  },
  texts.sourceUrlInvalid,
);

const image = v.object(
  {
    url: v.pipe(v.string(texts.imageInvalid), v.startsWith(UPLOADS_PATH, texts.imageInvalid)),
    alt: toShort(ALT_MAX, postTexts.altTooLong),
  },
  texts.imageInvalid,
);

const TEXT = {
  title: v.optional(toLine(texts.titleRequired, TITLE_MAX, texts.titleTooLong), ''),
  subtitle: toShort(SUBTITLE_MAX, texts.subtitleTooLong),
  cuisine: toShort(CUISINE_MAX, texts.cuisineTooLong),
  tags: v.pipe(
    v.optional(v.array(v.unknown(), texts.tagInvalid), []),
    v.maxLength(TAGS_MAX, texts.tooManyTags),
    v.array(toLine(texts.tagInvalid, TAG_MAX, texts.tagInvalid), texts.tagInvalid),
  ),
  servings: v.pipe(
    v.optional(v.number(texts.servingsInvalid), 0),
    v.integer(texts.servingsInvalid),
    v.minValue(0, texts.servingsInvalid),
    v.maxValue(SERVINGS_MAX, texts.servingsInvalid),
  ),
  prepTime: shortText,
  cookTime: shortText,
  difficulty: shortText,
  spiceLevel: shortText,
  ingredients: toLines(toLine(texts.ingredientRequired, INGREDIENT_MAX, texts.ingredientTooLong), {
    required: texts.ingredientsRequired,
    max: INGREDIENTS_MAX,
    tooMany: texts.tooManyIngredients,
  }),
  instructions: toLines(step, {
    required: texts.stepsRequired,
    max: STEPS_MAX,
    tooMany: texts.tooManySteps,
  }),
  notes: v.pipe(
    v.optional(v.string(texts.notesTooLong), ''),
    v.maxLength(NOTES_MAX, texts.notesTooLong),
    v.check(isReadable, postTexts.unreadable),
    v.transform(withoutBlank),
  ),
  source: v.optional(source),
  basedOn: v.optional(
    v.pipe(
      v.string(cookedTexts.dishUnknown),
      v.regex(/^[a-z0-9-]{1,100}$/, cookedTexts.dishUnknown),
    ),
  ),
};

const visibility = v.picklist(VISIBILITIES, texts.visibilityInvalid);

/** Fields that a recipe has in responses only are ignored, so that a whole recipe can be sent back. */
export const CookbookBody = v.object({
  ...TEXT,
  images: v.pipe(
    v.optional(v.array(v.unknown(), texts.imageInvalid), []),
    v.maxLength(IMAGES_MAX, texts.tooManyImages),
    v.array(image, texts.imageInvalid),
  ),
  /** Only for a new recipe; default `private`. Later it has its own endpoint. */
  visibility: v.optional(visibility),
});
export type CookbookBody = v.InferOutput<typeof CookbookBody>;

export const VisibilityBody = v.object({ visibility });
