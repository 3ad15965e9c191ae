import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { PostDish } from '#domain/post/post-dish.tsx';
import * as cookedTexts from '#texts/cooked.ts';
import { IconButton } from '#ui/button/button.tsx';
import { StarChoice } from '#ui/form/star-choice.tsx';
import type { Written } from '../drafts/drafts.ts';

interface Props {
  dish: NonNullable<Written['dish']>;
  change: (next: Pick<Written, 'dish'>) => void;
}

/** The dish that the post is about, with a remove button and a rating. */
export function DishField({ dish, change }: Props) {
  const { recipeId, title, image, cooked, rating } = dish;
  return (
    <chakra.section aria-label={cookedTexts.theDish} display="grid" gap="3">
      <PostDish recipeId={recipeId} dish={{ title, image }} cooked={cooked}>
        <IconButton
          aria-label={cookedTexts.takeDishOff(title)}
          onClick={() => change({ dish: null })}
        >
          <X size={20} />
        </IconButton>
      </PostDish>
      <StarChoice
        legend={cookedTexts.yourRating}
        value={rating}
        choose={(stars) => change({ dish: { ...dish, rating: stars } })}
      />
    </chakra.section>
  );
}
