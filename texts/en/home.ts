export const tagline = 'Every dish has a story. Taste yours.';
export const browseAllRecipes = 'Browse all recipes';
export const whereToTonight = 'Where to tonight?';
export const allRecipes = 'All recipes';
/** Followed by the member's name. */
export const welcomeBack = 'Welcome back, ';
export const trendingDishes = 'Trending dishes';
export const fromCommunity = 'From the community';

/** The card of the shopping list. */
export const toBuy = (items: string) => `To buy: ${items}`;

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

// Quick start
export const cuisine = 'Cuisine';
export const isRequired = '(required)';
/** Shown next to the button while it is disabled. */
export const chooseCuisine = 'Choose a cuisine to find recipes.';
/** Heading of the cuisines that belong to no family. */
export const otherCuisines = 'Others';
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

// The list that the quick start opens
/** The rule of each mood, shown next to the list. */
export const moodRules = {
  comfort: 'Comfort: mild, slow and cosy dishes come first.',
  healthy: 'Healthy: fresh and green dishes come first, then those with ingredients to swap.',
  quick: 'Quick: the quickest dishes come first.',
  adventure: 'Adventure: the hottest and most demanding dishes come first.',
} as const;
export const upToMin = (minutesShort: number) => `Up to ${minutesShort} min`;
export const minutesShort = (count: number) => `${count} min`;
export const longestTime = 'Maximum time';
export const removeChosen = (chosen: string) => `${chosen}, remove`;

/** The families of cuisines: the title of the family's card and page, and what its kitchens are about. */
export const families = {
  asian: { card: 'Asian Heritage', hint: 'Wok, steam, ferment' },
  mediterranean: { card: 'Mediterranean Classics', hint: 'Olive oil and sun' },
  latin: { card: 'Latin Flavors', hint: 'Corn, chilli, lime' },
  american: { card: 'American Comfort', hint: 'Skillet and smoke' },
  african: { card: 'African Kitchens', hint: 'Teff, plantain, pepper' },
  european: { card: 'European Classics', hint: 'Butter, dough, slow pots' },
  'middle-eastern': { card: 'Persian Tables', hint: 'Saffron, herbs, rice' },
  islands: { card: 'Island Kitchens', hint: 'Coconut, vinegar, smoke' },
} as const;
