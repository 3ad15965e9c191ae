/** Words about one dish: how much, how hard, which step. */
export const dishTexts = {
  step: (number: number) => `Step ${number}`,
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  /** "4", "4-6". */
  servings: (count: string) => `${count} servings`,
  /** "20-30", "60+". */
  minutes: (range: string) => `${range} min`,
} as const;
