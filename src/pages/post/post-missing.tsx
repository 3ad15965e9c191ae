import { chakra } from '@chakra-ui/react';
import { pagePaths } from '#contract/page/paths.ts';
import { useRefusedComments } from '#domain/comment/comment-writes.ts';
import { WaitingPlace } from '#domain/outbox/waiting-place.tsx';
import { RefusedNote } from '#domain/post/refused-note.tsx';
import * as appTexts from '#texts/app.ts';
import * as postTexts from '#texts/post.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { NoticePage } from '#ui/notice/notice-page.tsx';
import { BackDisc } from './post-top.tsx';

/** The post does not exist or was deleted. The viewer can still copy refused comments on it. */
export function PostMissing({ postId }: { postId: string }) {
  const refused = useRefusedComments(postId);
  return (
    <>
      <chakra.div
        position="absolute"
        top="calc(14px + env(safe-area-inset-top))"
        insetX="3.5"
        display={{ base: 'flex', lg: 'none' }}
        gap="2"
      >
        <BackDisc />
        <WaitingPlace />
      </chakra.div>
      <NoticePage crumbs title={postTexts.notFound} hint={postTexts.notFoundHint}>
        {refused.map((comment) => (
          <chakra.article
            key={comment.id}
            aria-label={postTexts.yourComment}
            display="grid"
            gap="2"
            w="min(28rem, 100%)"
            p="4"
            borderRadius="card"
            border="2px dashed {colors.chilli}"
            bg="paper"
            textAlign="start"
          >
            <chakra.p dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {comment.content}
            </chakra.p>
            <RefusedNote comment={comment} />
          </chakra.article>
        ))}
        <ButtonLink to={pagePaths.community} variant="flame">
          {appTexts.backToTheCommunity}
        </ButtonLink>
      </NoticePage>
    </>
  );
}
