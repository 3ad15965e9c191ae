import type { POST_CATEGORIES, POST_TYPES } from '#contract/post/limits.ts';
import type { PersonId } from './people.ts';

/** A post by a demo member. */
export interface DemoPost {
  by: PersonId;
  /** Days before the demo was added. */
  daysAgo: number;
  title: string;
  content: string;
  type: (typeof POST_TYPES)[number];
  cuisine?: string;
  tags: readonly string[];
  /** The dish of the collection that provides the post's picture. */
  picture?: string;
  /** Replaces `picture`: the dishes that provide the pictures, and a description of each. */
  pictures?: readonly (readonly [dish: string, alt: string])[];
  /** The cooked dish of the collection, with its details and rating. */
  dish?: string;
  cooked?: { minutes?: number; servings?: number; swaps?: string[] };
  rating?: number;
  likedBy: readonly PersonId[];
  /** Comments in order. The optional number is the zero-based index of the comment in this list to which it replies. */
  comments?: readonly (readonly [PersonId, string, number?])[];
}

export type DemoPosts = Record<(typeof POST_CATEGORIES)[number], readonly DemoPost[]>;
