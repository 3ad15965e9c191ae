import { chakra } from '@chakra-ui/react';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as postPageTexts from '../../../../texts/en/post-page.ts';
import { CommentList } from '../comments/comment-list.tsx';
import { CommentLogin } from '../comments/comment-login.tsx';
import { CommentWriter } from '../comments/comment-writer.tsx';
import { useRefusedComments } from '../comments/comment-writes.ts';
import { useComments } from '../comments/use-comments.ts';
import { SheetActions } from './sheet-actions.tsx';
import type { PostOnShow, SeenPost } from './use-post.ts';

interface Props {
  shown: PostOnShow;
  mending: string | undefined;
  seen: SeenPost | undefined;
  share: { title: string; url: string };
  /** Told when the author is asked whether the post is to go. */
  leave: () => void;
}

/** What is said of a post, and the box to say something oneself; visitors are asked to log in instead (specification 6). */
export default function PostDiscussion({ shown, seen, mending, share, leave }: Props) {
  const { post, me } = shown;
  const said = useComments(shown);
  const refused = useRefusedComments(post._id);
  const [mendedId, setMendedId] = useState(mending);
  const heading = useRef<HTMLHeadingElement>(null);

  // A link to the comments came before they did.
  useEffect(() => {
    if (globalThis.location.hash === '#comments') heading.current?.scrollIntoView();
  }, []);

  const mended = refused.find(({ id, isPostGone }) => id === mendedId && !isPostGone);
  return (
    <chakra.section
      aria-label={postPageTexts.comments}
      display={{ base: 'contents', lg: 'flex' }}
      flexDirection="column"
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        rowGap="2"
        py={{ base: '4', lg: '2' }}
      >
        <SheetActions
          shown={shown}
          share={share}
          isSure={seen?.source === 'network'}
          leave={leave}
        />
        <chakra.h2
          id="comments"
          ref={heading}
          scrollMarginTop="6"
          display="flex"
          alignItems="center"
          gap="2.5"
          flexBasis={{ lg: '100%' }}
          textStyle={{ base: 'body', lg: 'h2' }}
          fontWeight={{ base: '600', lg: '600' }}
          pt={{ lg: '2' }}
        >
          <chakra.span aria-hidden display={{ base: 'inline-flex', lg: 'none' }}>
            <MessageCircle size={24} />
          </chakra.span>
          {postPageTexts.commentCount(said.count)}
        </chakra.h2>
      </chakra.div>
      <chakra.div css={foot} data-foot="bar">
        {me.id === '' ? (
          <CommentLogin />
        ) : (
          <CommentWriter
            key={`${me.id} ${post._id}`}
            postId={post._id}
            title={post.title}
            userId={me.id}
            mended={mended}
            endMending={() => setMendedId(undefined)}
          />
        )}
      </chakra.div>
      {post.version === '' && !shown.isUnsent && (
        <chakra.p color="ink.muted" py="3">
          {postPageTexts.commentsNotOnDevice}
        </chakra.p>
      )}
      <CommentList shown={shown} said={said} refused={refused} mend={({ id }) => setMendedId(id)} />
    </chakra.section>
  );
}

/** On phones the box keeps to the foot of the window, below all else; on wide ones it stands above the comments. */
const foot = {
  position: { base: 'sticky', lg: 'static' },
  bottom: '0',
  zIndex: { base: '5', lg: 'auto' },
  order: { base: '9', lg: '0' },
  mt: { base: 'auto', lg: '2' },
  mb: { lg: '4' },
  mx: { base: '-5', lg: '0' },
  px: { base: '4', lg: '5' },
  pt: { base: '3', lg: '5' },
  pb: { base: 'calc(10px + env(safe-area-inset-bottom))', lg: '3' },
  backgroundColor: 'paper',
  borderTop: { base: '1px solid {colors.line}', lg: '0' },
  borderRadius: { lg: 'card' },
  boxShadow: { lg: 's1' },
} as const;
