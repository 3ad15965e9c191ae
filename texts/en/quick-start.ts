export const cuisine = 'Cuisine';
export const needed = '(required)';
/** Shown next to the button while it is disabled. */
export const chooseCuisine = 'Choose a cuisine to find recipes.';
/** Heading of the cuisines that belong to no family. */
export const others = 'Others';
/** Expands the list of countries and regions below the families. */
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
/** Shown below a time if no dish of the chosen cuisine is that quick. */
export const noDish = 'no dish';
export const nothingWithin = (kitchen: string, limit: number, quickest: string) =>
  `No ${kitchen} dish takes ${limit} minutes or less. The quickest takes ${quickest}.`;
