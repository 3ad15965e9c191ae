import { addSavedRecipe, removeSavedRecipe } from '../endpoints/marked-recipes.ts';
import { defineRecipeMark } from './recipe-mark.ts';

export const savedSet = defineRecipeMark('saved.set', 'saved', addSavedRecipe, removeSavedRecipe);
