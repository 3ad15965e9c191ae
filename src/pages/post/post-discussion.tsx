import { MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CommentList } from '#domain/comment/comment-list.tsx';
import { CommentLogin } from '#domain/comment/comment-login.tsx';
import { CommentWriter } from '#domain/comment/comment-writer.tsx';
import { useRefusedComments } from '#domain/comment/comment-writes.ts';
import { useComments } from '#domain/comment/use-comments.ts';
import type { PostOnShow, SeenPost } from '#domain/post/use-post.ts';
import * as postTexts from '#texts/post.ts';
import styles from './post-discussion.module.css';
import { SheetActions } from './sheet-actions.tsx';

interface Props {
  shown: PostOnShow;
  initialRefusedId: string | undefined;
  seen: SeenPost | undefined;
  share: { title: string; path: string };
  /** Called when the confirmation of a deletion opens. */
  leave: () => void;
}

/** Comments of a post with the box for a new one; visitors get a login button instead. */
export function PostDiscussion({ shown, seen, initialRefusedId, share, leave }: Props) {
  const { post, me } = shown;
  const discussion = useComments(shown);
  const refused = useRefusedComments(post._id);
  const [refusedId, setRefusedId] = useState(initialRefusedId);
  const [edited, setEdited] = useState<{ id: string; content: string }>();
  const [answer, setAnswer] = useState<{ to: string }>();
  const heading = useRef<HTMLHeadingElement>(null);

  // The browser looked for the anchor before the post was loaded.
  useEffect(() => {
    if (globalThis.location.hash === '#comments') heading.current?.scrollIntoView();
  }, []);

  const refusedComment = refused.find(
    ({ id, isPostMissing }) => id === refusedId && !isPostMissing,
  );
  // If the comment has been removed, the reply becomes a comment on the post.
  const answered = discussion.comments.find(({ _id }) => _id === answer?.to);
  return (
    <section aria-label={postTexts.comments} className={styles.discussion}>
      <div className={styles.head}>
        <SheetActions
          shown={shown}
          share={share}
          isSure={seen?.source === 'network'}
          leave={leave}
        />
        <h2 id="comments" ref={heading} className={styles.heading}>
          <span aria-hidden className={styles.icon}>
            <MessageCircle size={24} />
          </span>
          <span>{postTexts.commentCount(discussion.count)}</span>
        </h2>
      </div>
      <div className={styles.box} data-foot="bar">
        {me.id === '' ? (
          <CommentLogin />
        ) : (
          <CommentWriter
            key={`${me.id} ${post._id}`}
            postId={post._id}
            title={post.title}
            userId={me.id}
            refused={refusedComment}
            edited={edited}
            answered={answered && { id: answered._id, author: answered.author }}
            reply={(to) => setAnswer({ to })}
            end={() => {
              // Keeps an edit or reply that the user began during the submission.
              setRefusedId((now) => (now === refusedId ? undefined : now));
              setEdited((now) => (now === edited ? undefined : now));
              setAnswer((now) => (now === answer ? undefined : now));
            }}
          />
        )}
      </div>
      {post.version === '' && !shown.isUnsent && (
        <p className={styles.none}>{postTexts.commentsNotOnDevice}</p>
      )}
      <CommentList
        shown={shown}
        discussion={discussion}
        refused={refused}
        editRefused={({ id }) => setRefusedId(id)}
        edit={({ _id, content }) => setEdited({ id: _id, content })}
        reply={({ _id }) => {
          setRefusedId(undefined);
          setEdited(undefined);
          setAnswer({ to: _id });
        }}
      />
    </section>
  );
}
