import { BookOpen, Utensils } from 'lucide-react';
import type { ListedPost } from '#contract/post/schema.ts';
import * as appTexts from '#texts/app.ts';
import { Badge } from '#ui/button/chip.tsx';

export function KindBadge({ type }: Pick<ListedPost, 'type'>) {
  return type === 'story' ? (
    <Badge tone="fig">
      <BookOpen size={16} />
      {appTexts.story}
    </Badge>
  ) : (
    <Badge tone="ember">
      <Utensils size={16} />
      {appTexts.recipe}
    </Badge>
  );
}
