import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { PostOnShow } from '#domain/post/use-post.ts';
import { toHint } from '#platform/network/failures.ts';
import * as commentTexts from '#texts/comment.ts';
import { Button } from '#ui/button/button.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './comment-list.module.css';
import { toCommentNews } from './comment-news.ts';
import { CommentRow } from './comment-row.tsx';
import { toThreads } from './comment-threads.ts';
import type { RefusedComment } from './comment-writes.ts';
import { DeleteComment } from './delete-comment.tsx';
import type { CommentOnShow, useComments } from './use-comments.ts';

interface Props {
  shown: PostOnShow;
  discussion: ReturnType<typeof useComments>;
  refused: readonly RefusedComment[];
  editRefused: (refused: RefusedComment) => void;
  edit: (comment: CommentOnShow) => void;
  reply: (comment: CommentOnShow) => void;
}

export function CommentList({
  shown: { post, me },
  discussion,
  refused,
  editRefused,
  edit,
  reply,
}: Props) {
  const { comments, hasMore, isLoadingMore, failure, loadMore } = discussion;
  const threads = useMemo(() => toThreads(comments), [comments]);
  const written = useMemo(() => comments.filter(({ deleted }) => !deleted), [comments]);
  const [deletion, setDeletion] = useState<{ comment: CommentOnShow; isOpen: boolean }>();
  // The comment's author and the post's author may delete it.
  const canDelete = ({ authorId }: CommentOnShow) =>
    me.id !== '' && (authorId === me.id || post.authorId === me.id);
  const isOwn = ({ authorId }: CommentOnShow) => me.id !== '' && authorId === me.id;
  const toRow = (comment: CommentOnShow, children?: ReactNode) => (
    <CommentRow
      key={comment._id}
      comment={comment}
      refused={refused.find(({ id }) => id === comment._id)}
      reply={me.id === '' ? undefined : () => reply(comment)}
      edit={isOwn(comment) ? () => edit(comment) : undefined}
      remove={canDelete(comment) ? () => setDeletion({ comment, isOpen: true }) : undefined}
      canReport={me.id !== '' && comment.authorId !== me.id && comment.authorId !== ''}
      editRefused={editRefused}
    >
      {children}
    </CommentRow>
  );
  return (
    <div className={styles.comments}>
      <ul className={styles.list}>
        {threads.map(({ comment, replies }) =>
          toRow(
            comment,
            replies.length > 0 && (
              <ul aria-label={commentTexts.repliesTo(comment.author)} className={styles.replies}>
                {replies.map((each) => toRow(each))}
              </ul>
            ),
          ),
        )}
      </ul>
      {hasMore && (
        <div className={styles.more}>
          <Button
            variant="outline"
            size="sm"
            aria-disabled={isLoadingMore}
            onClick={() => !isLoadingMore && loadMore()}
          >
            {commentTexts.moreComments}
          </Button>
          <p role="alert" className={text.small}>
            {failure && !isLoadingMore && toHint(failure)}
          </p>
        </div>
      )}
      <News comments={written} me={me.id} />
      {deletion && (
        <DeleteComment
          postId={post._id}
          {...deletion}
          close={() => setDeletion({ ...deletion, isOpen: false })}
        />
      )}
    </div>
  );
}

/** Announces to screen readers which comments were added, deleted or sent since the page opened. */
function News({ comments, me }: { comments: readonly CommentOnShow[]; me: string }) {
  const before = useRef(comments);
  const [news, setNews] = useState('');
  useEffect(() => {
    const words = toCommentNews(before.current, comments, me);
    before.current = comments;
    if (words) setNews(words);
  }, [comments, me]);
  return (
    <p role="status" className={text.srOnly}>
      {news}
    </p>
  );
}
