import * as v from 'valibot';
import { hasVisible } from '#contract/platform/visible.ts';
import { isReadable } from '#contract/post/text.ts';
import * as texts from '#texts/household.ts';
import * as postTexts from '#texts/post.ts';
import { HOUSEHOLD_NAME_MAX } from './limits.ts';

/** People who share lists. A member belongs to one household at most. */
export const Household = v.object({
  _id: v.string(),
  name: v.string(),
  ownerId: v.string(),
  /** The earliest first. */
  members: v.array(
    v.object({
      userId: v.string(),
      name: v.string(),
      /** Address of the picture, or ''. */
      avatar: v.string(),
      joinedAt: v.string(),
    }),
  ),
  createdAt: v.string(),
});
export type Household = v.InferOutput<typeof Household>;

/** Null for a member without a household. */
export const MyHousehold = v.object({ household: v.nullable(Household) });
export type MyHousehold = v.InferOutput<typeof MyHousehold>;

export const HouseholdAnswer = v.object({ household: Household });

/** `url` opens the app with the invitation. The token is in its fragment, so that no server logs it. */
export const Invite = v.object({ token: v.string(), url: v.string(), expiresAt: v.string() });
export type Invite = v.InferOutput<typeof Invite>;

const HouseholdName = v.pipe(
  v.optional(v.string(texts.nameRequired), ''),
  v.check(hasVisible, texts.nameRequired),
  v.maxLength(HOUSEHOLD_NAME_MAX, texts.nameTooLong),
  v.check(isReadable, postTexts.unreadable),
);

export const HouseholdBody = v.object({
  _id: v.optional(v.pipe(v.string(postTexts.idInvalid), v.uuid(postTexts.idInvalid))),
  name: HouseholdName,
});
