export const dishOfDay = 'Dish of the day';
/** The heading of the row of dishes for each mood. */
export const moods = {
  comfort: 'Warm and comforting',
  healthy: 'Light and fresh',
  quick: 'Ready in 30 minutes or less',
  adventure: 'Try something new',
} as const;
export const allQuick = 'All quick dishes';
/** The heading of the families that are not on the first screen. */
export const moreCuisines = 'More cuisines';
