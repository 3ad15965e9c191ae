import { Heart } from 'lucide-react';
import { markedRecipeTexts } from '#texts/marked-recipes.ts';
import * as writeTexts from '#texts/writes.ts';
import { defineRecipeMarkExample, defineRecipeMarkView } from './recipe-mark.ts';

export const favoriteSetView = defineRecipeMarkView({
  list: 'favorites',
  icon: Heart,
  title: writeTexts.favorite,
  fallback: markedRecipeTexts.favoriteFailed,
  invitesInstall: false,
});

export const favoriteSetExample = defineRecipeMarkExample('favorite.set', 'favorites');
