import { chakra } from '@chakra-ui/react';
import type { Recipe } from '../../../../contract/recipe/recipe.ts';
import * as recipePageTexts from '../../../../texts/en/recipe-page.ts';
import { saveSettings, useSettings } from '../../../browser/settings.ts';

const CHOICES = [
  { units: 'metric', label: recipePageTexts.metric },
  { units: 'us', label: recipePageTexts.us },
] as const;

/** A setting of the device, at hand where the amounts are. Until one is chosen, the recipe's own units are shown. */
export function UnitsChoice({ ingredients }: Pick<Recipe, 'ingredients'>) {
  const { units = toOwnUnits(ingredients) } = useSettings();
  return (
    <chakra.div
      role="group"
      aria-label={recipePageTexts.units}
      display="flex"
      flexWrap="wrap"
      mt="5"
      w="fit-content"
      maxW="full"
      borderRadius="full"
      bg="sunk"
    >
      {CHOICES.map((choice) => (
        <chakra.button
          key={choice.units}
          type="button"
          aria-pressed={choice.units === units}
          onClick={() => saveSettings({ units: choice.units })}
          minH="tap"
          minW="5.5rem"
          px="5"
          borderRadius="full"
          fontWeight="700"
          fontSize="0.9375rem"
          cursor="pointer"
          css={{ '&[aria-pressed=true]': { backgroundColor: 'inverse', color: 'onInverse' } }}
        >
          {choice.label}
        </chakra.button>
      ))}
    </chakra.div>
  );
}

function toOwnUnits(ingredients: readonly string[]): 'metric' | 'us' {
  return ingredients.some((line) => /\d\s?(cups?|oz|fl\.? oz|lb|pints?|quarts?)\b/i.test(line))
    ? 'us'
    : 'metric';
}
