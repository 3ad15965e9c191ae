// The recipe of a post
export const cookThis = 'Cook this';
export const keepCopy = 'Keep a copy';
export const kept = 'Kept in your cookbook';
export const inYourCookbook = 'In your cookbook';

// Choosing a recipe for a post
export const addRecipe = 'Add ingredients and steps';
export const chooseRecipe = 'Choose a recipe';
export const chooseHint =
  'The post gets a copy of it. Later changes of your recipe do not change the post.';
export const findRecipe = 'Find in your cookbook';
export const writeNew = 'Write a new one';
export const ownRecipe = 'Recipe of your cookbook';
export const noneFound = 'No recipe of your cookbook has these words.';
export const noRecipes = 'Your cookbook has no recipes yet.';
export const removeRecipe = (title: string) => `Remove ${title} from the post`;
