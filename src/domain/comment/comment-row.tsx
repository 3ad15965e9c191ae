import { Link } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { COMMENT_EDIT_MS } from '#contract/post/limits.ts';
import { HiddenNote } from '#domain/moderation/hidden-note.tsx';
import { SafetyMenu } from '#domain/moderation/safety-menu.tsx';
import { WaitingBadge } from '#domain/outbox/waiting-badge.tsx';
import { LinkedText } from '#domain/post/linked-text.tsx';
import { RefusedNote } from '#domain/post/refused-note.tsx';
import { TimeSince } from '#domain/post/time-since.tsx';
import { toWhen } from '#domain/post/when.ts';
import * as commentTexts from '#texts/comment.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button, IconButton } from '#ui/button/button.tsx';
import { useLocalValue } from '#ui/hooks/use-local-value.ts';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './comment-row.module.css';
import type { RefusedComment } from './comment-writes.ts';
import type { CommentOnShow } from './use-comments.ts';

interface Props {
  comment: CommentOnShow;
  refused: RefusedComment | undefined;
  /** Undefined for visitors. */
  reply: (() => void) | undefined;
  /** Opens the viewer's own comment in the box while it may still be changed. */
  edit: (() => void) | undefined;
  /** Opens the confirmation dialog; undefined if the viewer may not delete the comment. */
  remove: (() => void) | undefined;
  /** The viewer is a member and did not write the comment. */
  canReport: boolean;
  editRefused: (refused: RefusedComment) => void;
  children?: ReactNode;
}

const FRESH_MS = 3_000;

/** One comment with its delivery state if the viewer wrote it and it is not sent. */
export function CommentRow(props: Props) {
  const { comment, refused, reply, edit, remove, canReport, editRefused, children } = props;
  const { author, authorId, avatar, content, createdAt, editedAt, delivery } = comment;
  const isYoung = useLocalValue(() => Date.now() - Date.parse(createdAt) < COMMENT_EDIT_MS, false);
  const row = useRef<HTMLLIElement>(null);
  const first = useRef(comment);

  // Scrolls to a comment that the viewer has just written, which may be below a long list.
  useEffect(() => {
    const { current } = first;
    const isFresh = current.delivery && Date.now() - Date.parse(current.createdAt) < FRESH_MS;
    if (isFresh) row.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  if (comment.deleted) {
    return (
      <li ref={row} className={styles.row}>
        <span className={styles.face}>
          <Avatar name="" src="" size={40} />
        </span>
        <p className={styles.gone}>{commentTexts.deletedPlace}</p>
        {children}
      </li>
    );
  }
  return (
    <li ref={row} className={styles.row}>
      <span className={styles.face}>
        <Avatar name={author} src={avatar} size={40} />
      </span>
      <div>
        <p className={styles.head}>
          <Link to={pagePaths.member(authorId)} translate="no" className={styles.author}>
            {author}
          </Link>
          <span className={joinClasses(text.small, styles.time)}>
            <TimeSince at={createdAt} toText={toWhen} />
            {editedAt && <span>{` · ${commentTexts.edited}`}</span>}
          </span>
        </p>
        <LinkedText text={content} />
        {comment.hidden && <HiddenNote />}
        {delivery && !refused && (
          <p className={styles.waiting}>
            <WaitingBadge />
          </p>
        )}
        {reply && !refused && (
          <div className={styles.actions}>
            <Button
              variant="quiet"
              size="sm"
              aria-label={commentTexts.replyTo(author)}
              onClick={reply}
              className={styles.reply}
            >
              {commentTexts.reply}
            </Button>
            {canReport && (
              <SafetyMenu kind="comment" id={comment._id} person={{ id: authorId, name: author }} />
            )}
            {edit && (isYoung || delivery) && (
              <IconButton aria-label={commentTexts.editComment} onClick={edit}>
                <Pencil size={20} />
              </IconButton>
            )}
            {remove && (
              <IconButton aria-label={commentTexts.deleteComment} onClick={remove}>
                <Trash2 size={20} />
              </IconButton>
            )}
          </div>
        )}
        {refused && (
          <div className={styles.state}>
            <RefusedNote comment={refused} edit={() => editRefused(refused)} />
          </div>
        )}
      </div>
      {children}
    </li>
  );
}
