import * as v from 'valibot';
import { hasVisible } from '#contract/platform/visible.ts';
import { isReadable } from '#contract/post/text.ts';
import * as postTexts from '#texts/post.ts';
import * as tipTexts from '#texts/tip.ts';
import { STEP_MAX, TIP_MAX } from './limits.ts';

/** A cook's tip for one step of a dish. `step` counts from 1. */
export const Tip = v.object({
  _id: v.string(),
  step: v.number(),
  content: v.string(),
  author: v.string(),
  /** '' if the account was deleted. */
  authorId: v.string(),
  createdAt: v.string(),
  likeCount: v.number(),
  likedByMe: v.boolean(),
  /** Set if the moderators have hidden it, as with posts. */
  hidden: v.optional(v.boolean()),
});
export type Tip = v.InferOutput<typeof Tip>;

export const Tips = v.object({ tips: v.array(Tip) });
export type Tips = v.InferOutput<typeof Tips>;

export const TipAnswer = v.object({ tip: Tip });
export type TipAnswer = v.InferOutput<typeof TipAnswer>;

export const TipLikeAnswer = v.object({ likeCount: v.number(), likedByMe: v.boolean() });
export type TipLikeAnswer = v.InferOutput<typeof TipLikeAnswer>;

/** Text that people write: it is refused or stored unchanged, never trimmed. */
export const TipContent = v.pipe(
  v.optional(v.string(tipTexts.required), ''),
  v.check(hasVisible, tipTexts.required),
  v.maxLength(TIP_MAX, tipTexts.tooLong),
  v.check(isReadable, postTexts.unreadable),
);

export const TipBody = v.object({
  _id: v.optional(v.pipe(v.string(postTexts.idInvalid), v.uuid(postTexts.idInvalid))),
  step: v.pipe(
    v.number(tipTexts.stepInvalid),
    v.integer(tipTexts.stepInvalid),
    v.minValue(1, tipTexts.stepInvalid),
    v.maxValue(STEP_MAX, tipTexts.stepInvalid),
  ),
  content: TipContent,
});
export type TipBody = v.InferInput<typeof TipBody>;
