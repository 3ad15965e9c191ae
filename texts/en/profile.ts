import { plural } from './language.ts';

export const allOpenOffline = (count: number) =>
  plural(count, {
    one: 'Your saved recipe opens offline.',
    other: `All ${count} saved recipes open offline.`,
  });
export const changeYourPhoto = 'Change your photo';
export const uploadingYourPhoto = 'Uploading your photo';
export const editProfile = 'Edit profile';
export const notSaved = 'Not saved';
export const waitingToSend = 'Waiting to send';
export const savedOffline = 'Saved offline';
export const notWhollyHere = 'Not fully on this device yet';
export const onItsWay = 'On its way';
export const takeOffList = (name: string) => `Remove ${name} from this list`;
export const notOnDevice = 'Not on this device, or no longer in the collection';
export const favorites = 'Favorites';
export const saved = 'Saved';
export const reviews = 'Reviews';
export const whatOthersSee = 'What others see';
export const name = 'Name';
export const aboutYou = 'About you';
export const bioPlaceholder = 'What do you love to cook?';
export const saveProfile = 'Save profile';
export const foodEnthusiast = 'Food Enthusiast';
export const nothingSavedYet = 'Nothing saved yet';
export const nothingSavedHint = 'Save a recipe to open it here, online or offline.';
export const noFavoritesYet = 'No favorites yet';
export const noFavoritesHint = 'Tap the heart of a dish you would cook again.';
export const noRecipesYet = 'No recipes yet';
export const noRecipesHint = 'Your own recipes will show up here.';
export const browseAllRecipes = 'Browse all recipes';
export const savedRecipes = 'Saved Recipes';
export const myFavorites = 'My Favorites';
export const you = 'You';
export const yourProfile = 'Your profile';
export const yourRecipes = 'Your recipes';
export const logout = 'Logout';
export const myRecipes = 'My Recipes';
export const yourLists = 'Your lists';
