import * as v from 'valibot';

/** Specification 7: what `GET /cultural/insight/{recipeId}` answers. Paragraphs are parted by an empty line. */
export const Insight = v.object({ insight: v.pipe(v.string(), v.trim(), v.minLength(1)) });
export type Insight = v.InferOutput<typeof Insight>;
