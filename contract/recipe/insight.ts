import * as v from 'valibot';

/** Response of `GET /cultural/insight/{recipeId}`. Empty lines separate paragraphs. */
export const Insight = v.object({ insight: v.pipe(v.string(), v.trim(), v.minLength(1)) });
export type Insight = v.InferOutput<typeof Insight>;
