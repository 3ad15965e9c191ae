import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { canSendAgain } from '#domain/outbox/refusals.ts';
import { RefusedActions } from '#domain/post/refused-actions.tsx';
import type { PostOnShow } from '#domain/post/use-post.ts';
import * as appTexts from '#texts/app.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { sendPostAgain, useRefusedPost } from './post-writes.ts';

/** Shown on the viewer's own post if the server refused it or an edit of it. */
export function PostRefused({ post }: Pick<PostOnShow, 'post'>) {
  const refused = useRefusedPost(post.delivery);
  if (!refused) return null;
  return (
    <chakra.div
      display="grid"
      gap="3"
      mt="4"
      p="4"
      borderRadius="card"
      border="2px dashed {colors.chilli}"
      bg="paper"
    >
      <chakra.p display="flex" gap="2" color="chilli" fontWeight="600">
        <chakra.span flexShrink="0" pt="0.5">
          <CircleAlert size={18} />
        </chakra.span>
        <span>{refused.reason}</span>
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <ButtonLink to={pagePaths.editPost(post._id)} size="sm">
          {appTexts.edit}
        </ButtonLink>
        <RefusedActions
          row={refused.row}
          sendAgain={canSendAgain(refused.row) ? () => sendPostAgain(refused) : undefined}
        />
      </chakra.div>
    </chakra.div>
  );
}
