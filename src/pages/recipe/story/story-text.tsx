import { chakra } from '@chakra-ui/react';
import type { Recipe } from '#contract/recipe/schema.ts';
import * as recipeTexts from '#texts/recipe.ts';

/** A longer first sentence is not set as an opening, in characters. */
const LONGEST_OPENING = 220;

/** The first fun fact is the fallback cultural background. */
export function StoryText({ recipe }: { recipe: Recipe }) {
  const background = recipe.culturalBackground.trim() || (recipe.fun_facts[0] ?? '').trim();
  if (background === '') return null;
  const [opening, rest] = toOpening(background);
  return (
    <chakra.section aria-labelledby="story-title" maxW="prose" overflowWrap="anywhere">
      <chakra.h2 id="story-title" srOnly>
        {recipeTexts.culturalBackground}
      </chakra.h2>
      <chakra.p textStyle="lead" fontWeight="600" fontSize={{ base: '1.5rem', lg: '1.75rem' }}>
        {opening}
      </chakra.p>
      {rest && (
        <chakra.p textStyle="bodyLg" mt="4">
          {rest}
        </chakra.p>
      )}
    </chakra.section>
  );
}

/** Splits off the first sentence, which is set larger. */
function toOpening(text: string): [opening: string, rest: string] {
  const [whole, opening = ''] = /^([^.?!]+[.?!][”’]?)\s+(?=\p{Lu}|“)/u.exec(text) ?? [''];
  return opening === '' || opening.length > LONGEST_OPENING
    ? [text, '']
    : [opening, text.slice(whole.length)];
}
