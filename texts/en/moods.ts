/** The rule of each mood, shown next to the list. */
export const rules = {
  comfort: 'Comfort: mild, slow and cosy dishes come first.',
  healthy: 'Healthy: fresh and green dishes come first, then those with ingredients to swap.',
  quick: 'Quick: the quickest dishes come first.',
  adventure: 'Adventure: the hottest and most demanding dishes come first.',
} as const;
export const upTo = (minutes: number) => `Up to ${minutes} min`;
export const minutes = (count: number) => `${count} min`;
export const longest = 'Maximum time';
export const remove = (chosen: string) => `${chosen}, remove`;
