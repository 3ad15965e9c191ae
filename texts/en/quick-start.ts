export const cuisine = 'Cuisine';
export const needed = '(needed)';
/** Beside the button that is not ready yet. */
export const chooseCuisine = 'Choose a cuisine to find recipes.';
/** Heads the names that belong to no family. */
export const others = 'Others';
/** Unfolds the names below the families. */
export const countries = 'Countries and regions';
export const comfort = 'Comfort';
export const warmAndSlow = 'Warm and slow';
export const healthy = 'Healthy';
export const lightAndFresh = 'Light and fresh';
export const quick = 'Quick';
export const fastAndEasy = 'Fast and easy';
export const adventure = 'Adventure';
export const newToMe = 'New to me';
export const inTheMoodFor = 'I’m in the mood for';
export const upToMinutes = (time: number) => `up to ${time} minutes`;
export const whatAreWeCooking = 'What are we cooking?';
export const iHave = 'I have';
export const minutes = (time: number) => `${time} minutes`;
export const min = 'min';
/** Below a time that no dish of the chosen cuisine keeps to. */
export const noDish = 'no dish';
export const nothingWithin = (kitchen: string, limit: number, quickest: string) =>
  `No ${kitchen} dish takes ${limit} minutes or less. The quickest takes ${quickest}.`;
