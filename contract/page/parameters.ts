import { CHOICE_PARAMETERS } from '#contract/recipe/choice-parameters.ts';

/** Query parameters that change a page served with content. Others, such as `utm_source`, do not change it. */
export const PAGE_PARAMETERS = {
  'all-recipes': ['cuisine', ...CHOICE_PARAMETERS],
  community: ['tab', 'tag'],
  cook: [],
  cuisine: ['region'],
  member: ['tab', 'only'],
  post: ['comment'],
  recipe: ['tab'],
  search: ['q'],
  'trending-recipes': [],
} as const satisfies Record<string, readonly string[]>;
export type ServedPageName = keyof typeof PAGE_PARAMETERS;
