export const dishOfDay = 'Dish of the day';
export const moods = {
  comfort: 'Warm and comforting',
  healthy: 'Light and fresh',
  quick: 'Ready in 30 minutes or less',
  adventure: 'Try something new',
} as const;
export const allQuick = 'All quick dishes';
/** Heading of the families below the first screen. */
export const moreCuisines = 'More cuisines';
