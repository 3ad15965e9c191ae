import { chakra } from '@chakra-ui/react';
import { EyeOff } from 'lucide-react';
import { hidePost } from '#domain/moderation/hide-post.ts';
import * as feedTexts from '#texts/feed.ts';
import { Button } from '#ui/button/button.tsx';

/** Note on a post's page that the viewer has hidden it from their lists, with a button to show it again. */
export function SelfHidden({ post: { _id, title } }: { post: { _id: string; title: string } }) {
  return (
    <chakra.div
      role="status"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      mt="4"
      p="4"
      borderRadius="card"
      bg="paper"
      boxShadow="s1"
    >
      <chakra.p flex="1 1 14rem" display="flex" gap="2">
        <chakra.span flexShrink="0" pt="0.5">
          <EyeOff size={20} />
        </chakra.span>
        {feedTexts.youHidIt}
      </chakra.p>
      <Button
        variant="outline"
        size="sm"
        onClick={() => void hidePost({ postId: _id, title }, false)}
      >
        {feedTexts.showAgain}
      </Button>
    </chakra.div>
  );
}
