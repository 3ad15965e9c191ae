import { Bookmark } from 'lucide-react';
import { markedRecipeTexts } from '#texts/marked-recipes.ts';
import * as writeTexts from '#texts/writes.ts';
import { defineRecipeMarkExample, defineRecipeMarkView } from './recipe-mark.ts';

export const savedSetView = defineRecipeMarkView({
  list: 'savedRecipes',
  icon: Bookmark,
  title: writeTexts.saved,
  fallback: markedRecipeTexts.saveRecipeFailed,
  invitesInstall: true,
});

export const savedSetExample = defineRecipeMarkExample('saved.set', 'savedRecipes');
