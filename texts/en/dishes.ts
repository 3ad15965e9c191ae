/** Words about one dish: how much, how hard, which step. */
export const step = (number: number) => `Step ${number}`;
export const easy = 'Easy';
export const medium = 'Medium';
export const hard = 'Hard';
/** "4", "4-6". */
export const servings = (count: string) => `${count} servings`;
/** "20-30", "60+". */
export const minutes = (range: string) => `${range} min`;
