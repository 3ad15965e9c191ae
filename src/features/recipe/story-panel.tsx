import { chakra } from '@chakra-ui/react';
import type { PanelProps } from './panel-props.ts';

export default function StoryPanel({ recipe }: PanelProps) {
  return (
    <chakra.p textStyle="lead" py="8" color="ink.muted" overflowWrap="anywhere">
      {`This view comes next. ${recipe.title} is ready to cook.`}
    </chakra.p>
  );
}
