import { plural } from './language.ts';

// Texts with a section number are from the specification, verbatim.

// Specification 2
export const startCooking = 'Start Cooking';
export const viewAllRecipes = 'View All Recipes';
export const loadMoreRecipes = 'Load More Recipes';
export const allCuisines = 'All Cuisines';
export const tabAuthentic = 'Authentic Recipe';
export const tabStory = 'Cultural Story';
export const tabHealth = 'Health-Conscious';
export const tabMusic = 'Cultural Music';
export const findRecipes = 'Find Recipes';
// Specification 4
export const recipeComplete = 'Recipe Complete';
/** Used for every number of recipes. */
export function toRecipeCount(count: number): string {
  return `${count} ${plural(count, { one: 'recipe', other: 'recipes' })}`;
}
/** Specification 9: shown if no recipe is as quick as requested. */
export function toNoneWithin(minutes: number): string {
  return `No recipes found within ${minutes} minutes, showing all recipes`;
}
/** `count` may be a range such as "4-6". */
export function toServingCount(count: number | string): string {
  return `${count} ${plural(Number(count), { one: 'serving', other: 'servings' })}`;
}

// Specification 5
export const selectCuisine = 'Please select a cuisine first!';
// Specification 8, Recipes
export const errorLoadingRecipe = 'Error loading recipe';
export const errorLoadingRecipes = 'Error loading recipes';
export const failedCuisines = 'Failed to load cuisines';
export const failedRecipes = 'Failed to load recipes';
export const failedRecipe = 'Failed to fetch recipe';
export const failedFilter = 'Failed to filter recipes';
export const failedMore = 'Failed to load more recipes';
export const noRecipeId = 'No recipe ID provided';
export const recipeMismatch = 'Recipe ID mismatch - wrong recipe loaded';
export const recipeNotFound = 'Recipe not found';
export const recipeNotFoundHint = "The recipe you're looking for doesn't exist.";

// The recipe and its steps
export const cookStepByStep = 'Cook step by step';
export const insteadOf = (original: string) => `instead of ${original}`;
export const ingredients = 'Ingredients';
export const servings = 'Servings';
export const fewerServings = 'Fewer servings';
export const moreServings = 'More servings';
export const metric = 'Metric';
export const us = 'US';
export const showUnits = { metric: 'Show metric amounts', us: 'Show US amounts' } as const;
export const units = 'Units';
export const prep = 'Prep';
export const cook = 'Cook';
export const serves = 'Serves';
export const level = 'Level';
export const loadingRecipe = 'Loading recipe';
export const viewsOfThisRecipe = 'Views of this recipe';
export const stepPrefix = (at: number, count: number) => `Step ${at} of ${count}: `;
export const previous = 'Previous';
export const next = 'Next';
export const steps = 'Steps';
/** Heading of the notes, which contain warnings, storage and swaps. */
export const goodToKnow = 'Good to know';
export const readAllSteps = 'Read all steps';
export const hideAllSteps = 'Hide all steps';
export const printedFrom = (address: string) => `From Simmer: ${address}`;
const STATES = { completed: 'completed', current: 'current', pending: 'pending' };
/** Name of a step in the row of steps. */
export const step = (at: number, state: keyof typeof STATES) => `Step ${at}, ${STATES[state]}`;
export const stepOf = (at: number, count: number) => `Step ${at} of ${count}`;
export const nextStep = 'Next:';
export const readyEnjoy = (title: string) => `${title} is ready. Enjoy every bite.`;
/** Shown below the number. */
export const servingsWord = (count: number) => plural(count, { one: 'serving', other: 'servings' });
/** Shown after the servings if the recipe does not give any. */
export const assumed = '(assumed)';

// Print, allergens and the private note
export const shareRecipe = 'Share recipe';
export const print = 'Print';
export const contains = (allergens: readonly string[]) =>
  allergens.length > 0
    ? `Contains ${allergens.join(', ')}.`
    : 'Contains none of the 14 main allergens.';
export const checkLabels = 'Check the labels of what you buy.';
export const yourNote = 'Your note';
export const noteLabel = 'Only you can see it';
export const notePlaceholder = 'Less salt next time? A better pan?';
export const saveNote = 'Save note';
export const noteSaved = 'Saved';
export const noteWaits = 'Saved on this device, waiting to send';
export const whatNext = 'What to cook next';

// Story and film
export const funFact = 'Fun fact';
export const culturalInsight = 'Cultural insight';
export const insightHint = 'A short text, written for this dish.';
export const getCulturalInsight = 'Get cultural insight';
export const generating = 'Generating the cultural insight';
export const culturalBackground = 'Cultural background';
export const shortFilm = 'Short film';
export const longFilm = 'Long film';
export const lengthOfTheVideo = 'Length of the video';
export const videoAbout = (title: string) => `Video about ${title}`;
export const playTheVideoAbout = (title: string) => `Play the video about ${title}. `;
export const videoSite = 'Plays from a video site';

export const videoMissing = 'Video not available';
export const videoMissingHint = 'This recipe does not have a valid video yet';
export const failedInsight = 'Failed to get cultural insight';
export const insightUnreachable = 'Network error: Unable to connect to cultural insights service';
export const noInsightId = 'Recipe ID not available';

// Amounts
/** An amount too small for measuring spoons. */
export const pinch = 'a pinch';
export const amountSum = (large: string, small: string) => `${large} plus ${small}`;
