import type { POST_CATEGORIES, POST_TYPES } from '../../contract/post/post-limits.ts';
import type { PersonId } from './people.ts';

/** A post as somebody invented wrote it. */
export interface DemoPost {
  by: PersonId;
  /** Days before the demo was filled in. */
  daysAgo: number;
  title: string;
  content: string;
  type: (typeof POST_TYPES)[number];
  cuisine?: string;
  tags: readonly string[];
  /** The dish of the collection whose picture it shows. */
  picture?: string;
  /** In its place: the dishes whose pictures it shows, and what is to be seen on each. */
  pictures?: readonly (readonly [dish: string, alt: string])[];
  /** The dish of the collection that was cooked, how, and the stars it got. */
  dish?: string;
  cooked?: { minutes?: number; servings?: number; swaps?: string[] };
  rating?: number;
  likedBy: readonly PersonId[];
  /** In the order in which they came. A number: the comment of this list that it replies to, from 0. */
  comments?: readonly (readonly [PersonId, string, number?])[];
}

export type DemoPosts = Record<(typeof POST_CATEGORIES)[number], readonly DemoPost[]>;
