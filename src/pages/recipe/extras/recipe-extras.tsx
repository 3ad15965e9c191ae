import { chakra } from '@chakra-ui/react';
import { Printer, Share2 } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { shareAndNotify } from '#domain/post/share-page.ts';
import * as dietTexts from '#texts/diet.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import './print.css';
import { NextRow } from '#domain/recipe/next-dishes/next-row.tsx';
import { Cooks } from '../cooks/cooks.tsx';
import { MakeItMine } from './make-it-mine.tsx';
import { PrivateNote } from './private-note.tsx';
import { WhenNear } from './when-near.tsx';

/** Below the recipe: allergens, sharing, printing, the private note, members who cooked it, and what to cook next. */
export function RecipeExtras({ recipe }: { recipe: Recipe }) {
  const { title, allergens } = recipe;
  const share = () => void shareAndNotify({ title, url: location.origin + location.pathname });
  return (
    <>
      {allergens && (
        <chakra.p textStyle="small" color="ink.muted">
          {`${recipeTexts.contains(allergens)} ${recipeTexts.checkLabels} `}
          <TextLink to={pagePaths.diet} data-print="no">
            {dietTexts.title}
          </TextLink>
        </chakra.p>
      )}
      <chakra.div data-print="no" display="flex" flexWrap="wrap" gap="3">
        <Button variant="outline" onClick={share}>
          <Share2 size={20} />
          {recipeTexts.shareRecipe}
        </Button>
        <MakeItMine recipe={recipe} />
        <Button variant="outline" onClick={() => print()}>
          <Printer size={20} />
          {recipeTexts.print}
        </Button>
      </chakra.div>
      <PrivateNote recipe={recipe} />
      <WhenNear>
        <Cooks recipe={recipe} />
      </WhenNear>
      <NextRow recipe={recipe} />
    </>
  );
}
