import * as v from 'valibot';
import { AISLES, Aisle, FoodId } from '#contract/food/schema.ts';
import { hasVisible } from '#contract/platform/visible.ts';
import { isReadable } from '#contract/post/text.ts';
import { SERVINGS_MAX } from '#contract/recipe/schema.ts';
import * as texts from '#texts/list.ts';
import * as postTexts from '#texts/post.ts';
import {
  AMOUNT_MAX,
  LIST_NAME_MAX,
  NEED_NOTE_MAX,
  NEED_TEXT_MAX,
  NEED_UNIT_MAX,
  NEEDS_AT_ONCE_MAX,
} from './limits.ts';

/** The dish that a need is for. `title` and `servings` are what the member saw when they added it. */
export const NeedSource = v.object({
  recipeId: v.optional(v.string()),
  cookbookId: v.optional(v.string()),
  title: v.string(),
  servings: v.number(),
});
export type NeedSource = v.InferOutput<typeof NeedSource>;

/** One item that a member wants to buy. It is added and removed, but never changed. */
export const Need = v.object({
  _id: v.string(),
  /** The typed text, or the line of the recipe. */
  text: v.string(),
  foodId: v.optional(v.string()),
  amount: v.optional(v.number()),
  unit: v.optional(v.string()),
  note: v.optional(v.string()),
  from: v.optional(NeedSource),
  /** Id of the member who added it. */
  by: v.string(),
  at: v.string(),
});
export type Need = v.InferOutput<typeof Need>;

/** The latest tick of a need: `ticked` is true if it was bought. */
export const Tick = v.object({
  needId: v.string(),
  ticked: v.boolean(),
  by: v.string(),
  at: v.string(),
});
export type Tick = v.InferOutput<typeof Tick>;

export const Removal = v.object({ needId: v.string(), by: v.string(), at: v.string() });
export type Removal = v.InferOutput<typeof Removal>;

/** A food or a text with the aisle where this shop has it. */
export const Filed = v.object({
  food: v.optional(v.string()),
  text: v.optional(v.string()),
  aisle: Aisle,
});
export type Filed = v.InferOutput<typeof Filed>;

export const List = v.object({
  _id: v.string(),
  name: v.string(),
  /** Undefined for a list that only its owner sees. */
  householdId: v.optional(v.string()),
  /** Members who share the list, and members who added or ticked one of its needs. */
  people: v.array(v.object({ id: v.string(), name: v.string() })),
  aisleOrder: v.array(Aisle),
  filed: v.array(Filed),
  createdAt: v.string(),
});
export type List = v.InferOutput<typeof List>;

export const Lists = v.array(List);

/** Everything that is needed and the removals of 90 days, or what has changed since a cursor. */
export const ListChanges = v.object({
  list: List,
  needs: v.array(Need),
  ticks: v.array(Tick),
  removals: v.array(Removal),
  cursor: v.string(),
});
export type ListChanges = v.InferOutput<typeof ListChanges>;

const uuid = v.pipe(v.string(postTexts.idInvalid), v.uuid(postTexts.idInvalid));
const time = v.pipe(
  v.string(texts.timeInvalid),
  v.isoTimestamp(texts.timeInvalid),
  v.check((text) => !Number.isNaN(Date.parse(text)), texts.timeInvalid),
);
/** A food that this version does not know is accepted, because a newer client may know more. */
const foodId = v.pipe(
  v.string(texts.foodInvalid),
  v.check((id) => v.is(FoodId, id), texts.foodInvalid),
);
const toShort = (max: number, tooLong: string) =>
  v.pipe(v.string(tooLong), v.maxLength(max, tooLong), v.check(isReadable, postTexts.unreadable));

/** Text that people write: it is refused or stored unchanged. */
export const NeedText = v.pipe(
  v.optional(v.string(texts.textRequired), ''),
  v.check(hasVisible, texts.textRequired),
  v.maxLength(NEED_TEXT_MAX, texts.textTooLong),
  v.check(isReadable, postTexts.unreadable),
);

export const NewNeed = v.object({
  _id: uuid,
  text: NeedText,
  foodId: v.optional(foodId),
  amount: v.optional(
    v.pipe(
      v.number(texts.amountInvalid),
      v.gtValue(0, texts.amountInvalid),
      v.maxValue(AMOUNT_MAX, texts.amountInvalid),
    ),
  ),
  unit: v.optional(toShort(NEED_UNIT_MAX, texts.unitTooLong)),
  note: v.optional(toShort(NEED_NOTE_MAX, texts.noteTooLong)),
  from: v.optional(
    v.object(
      {
        recipeId: v.optional(toShort(NEED_TEXT_MAX, texts.sourceInvalid)),
        cookbookId: v.optional(uuid),
        title: toShort(NEED_TEXT_MAX, texts.sourceInvalid),
        servings: v.pipe(
          v.number(texts.servingsInvalid),
          v.minValue(1, texts.servingsInvalid),
          v.maxValue(SERVINGS_MAX, texts.servingsInvalid),
        ),
      },
      texts.sourceInvalid,
    ),
  ),
  /** When it was added on the device. The server limits it to its own time. */
  at: v.optional(time),
});
export type NewNeed = v.InferOutput<typeof NewNeed>;

const toMany = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.optional(v.array(item, texts.needsRequired), []),
    v.minLength(1, texts.needsRequired),
    v.maxLength(NEEDS_AT_ONCE_MAX, texts.tooManyAtOnce),
  );

export const NeedsBody = v.object({ needs: toMany(NewNeed) });
export const RemovalsBody = v.object({ needIds: toMany(uuid) });
export const NewTick = v.object({
  needId: uuid,
  ticked: v.boolean(texts.tickInvalid),
  at: time,
});
export type NewTick = v.InferOutput<typeof NewTick>;
export const TicksBody = v.object({ ticks: toMany(NewTick) });

const ListName = v.pipe(
  v.optional(v.string(texts.nameRequired), ''),
  v.check(hasVisible, texts.nameRequired),
  v.maxLength(LIST_NAME_MAX, texts.nameTooLong),
  v.check(isReadable, postTexts.unreadable),
);
export const ListBody = v.object({ _id: v.optional(uuid), name: ListName });

const aisle = v.picklist(AISLES, texts.aisleInvalid);
export const FiledBody = v.pipe(
  v.object({
    food: v.optional(foodId),
    text: v.optional(NeedText),
    aisle,
  }),
  v.check(({ food, text }) => (food === undefined) !== (text === undefined), texts.filedInvalid),
);

export const AisleOrderBody = v.object({
  aisles: v.pipe(
    v.array(aisle, texts.aisleOrderInvalid),
    v.check(
      (aisles) => aisles.length === AISLES.length && new Set(aisles).size === AISLES.length,
      texts.aisleOrderInvalid,
    ),
  ),
});
