import { chakra } from '@chakra-ui/react';
import type { PanelProps } from '../panel-props.ts';
import { InsightCard } from './insight-card.tsx';
import { StoryText } from './story-text.tsx';
import { StoryVideo } from './story-video.tsx';

/** A video, a cultural background, and an insight on request. */
export function StoryPanel({ recipe }: PanelProps) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 300px' }}
      columnGap="8"
      rowGap="6"
      alignItems="start"
    >
      <chakra.div gridColumn="1 / -1" minW="0">
        <StoryVideo recipe={recipe} />
      </chakra.div>
      <StoryText recipe={recipe} />
      <InsightCard recipeId={recipe._id} />
    </chakra.div>
  );
}
