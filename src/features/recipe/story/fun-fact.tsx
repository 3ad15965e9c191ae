import { chakra } from '@chakra-ui/react';
import { Lightbulb } from 'lucide-react';
import * as recipeStoryTexts from '../../../../texts/en/recipe-story.ts';

/** Specification 3: fun fact n is shown with step n. */
export function FunFact({ fact }: { fact: string }) {
  return (
    <chakra.aside
      aria-label={recipeStoryTexts.funFact}
      display="flex"
      gap="4"
      px={{ base: '5', lg: '7' }}
      py="5"
      borderRadius="card"
      bg="butter.bg"
      color="butter"
    >
      <chakra.span flexShrink="0" mt="0.5">
        <Lightbulb aria-hidden size={26} />
      </chakra.span>
      <div>
        <chakra.p fontWeight="600">{recipeStoryTexts.funFact}</chakra.p>
        <chakra.p
          textStyle="lead"
          fontSize={{ base: '1.25rem', lg: '1.375rem' }}
          color="ink"
          mt="1"
        >
          {fact}
        </chakra.p>
      </div>
    </chakra.aside>
  );
}
