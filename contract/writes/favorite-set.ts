import { addFavorite, removeFavorite } from '../endpoints/marked-recipes.ts';
import { defineRecipeMark } from './recipe-mark.ts';

export const favoriteSet = defineRecipeMark(
  'favorite.set',
  'favorite',
  addFavorite,
  removeFavorite,
);
