import { chakra } from '@chakra-ui/react';
import { pagePaths } from '#contract/page/paths.ts';
import { WaitingPlace } from '#domain/outbox/waiting-place.tsx';
import { toShownPictures } from '#domain/post/picture-grid.tsx';
import { PostDish } from '#domain/post/post-dish.tsx';
import { sheetGrid } from '#domain/post/post-looks.ts';
import { ShareButton } from '#domain/post/share-button.tsx';
import type { PostOnShow, SeenPost } from '#domain/post/use-post.ts';
import { AgeNote } from '#domain/stored-copy/age-note.tsx';
import { toCloth } from '#knowledge/cloths.ts';
import { isLastingCopy } from '#offline/network/answer.ts';
import { PostDiscussion } from './post-discussion.tsx';
import { PostHead } from './post-head.tsx';
import { PostRefused } from './post-refused.tsx';
import { BackDisc, BackLine } from './post-top.tsx';
import { PostWords } from './post-words.tsx';
import { SelfHidden } from './self-hidden.tsx';
import { WholePictures } from './whole-pictures.tsx';

interface Props {
  shown: PostOnShow;
  seen: SeenPost | undefined;
  /** Id of the viewer's refused comment to correct. */
  initialRefusedId: string | undefined;
  /** Called when the confirmation of a deletion opens. */
  leave: () => void;
}

/** The whole post with its actions and comments. */
export function PostSheet({ shown, seen, initialRefusedId, leave }: Props) {
  const { post, isUnsent } = shown;
  const pictures = toShownPictures(post);
  const hasPicture = pictures.length > 0;
  const share = { title: post.title, path: pagePaths.post(post._id) };
  return (
    <chakra.div css={sheetGrid}>
      <chakra.article
        display="flex"
        flexDirection="column"
        position="relative"
        pt={{ base: hasPicture ? '0' : 'calc(72px + env(safe-area-inset-top))', lg: '0' }}
      >
        <chakra.div
          position="absolute"
          zIndex="1"
          insetX="-1.5"
          top="calc(14px + env(safe-area-inset-top))"
          display={{ base: 'flex', lg: 'none' }}
          justifyContent="space-between"
          alignItems="center"
          flexWrap="wrap"
          gap="2"
        >
          <BackDisc />
          <WaitingPlace />
          {!isUnsent && <ShareButton {...share} isSmall />}
        </chakra.div>
        <BackLine />
        {hasPicture && (
          // On wide windows the title comes first.
          <chakra.div order={{ lg: '1' }} pt={{ lg: '4' }}>
            <WholePictures pictures={pictures} title={post.title} cloth={toCloth(post.cuisine)} />
          </chakra.div>
        )}
        {seen && isLastingCopy(seen) && (
          <chakra.div pt="4">
            <AgeNote what="this post" age={seen} />
          </chakra.div>
        )}
        <PostHead shown={shown} />
        {shown.me.hiddenPosts?.includes(post._id) && <SelfHidden post={post} />}
        {post.delivery?.state === 'failed' && <PostRefused post={post} />}
        <chakra.div order={{ lg: '2' }}>
          <PostWords {...post} />
          {post.recipeId && (
            <chakra.div mt="5" maxW="30rem">
              <PostDish {...post} recipeId={post.recipeId} />
            </chakra.div>
          )}
        </chakra.div>
      </chakra.article>
      <PostDiscussion
        shown={shown}
        seen={seen}
        share={share}
        initialRefusedId={initialRefusedId}
        leave={leave}
      />
    </chakra.div>
  );
}
