import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { pagePaths } from '../../../../contract/paths.ts';
import * as commentTexts from '../../../../texts/en/comments.ts';
import { WaitingBadge } from '../../../parts/waiting-badge.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { IconButton } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import { LinkedText } from '../post/linked-text.tsx';
import { RefusedNote } from '../posts/refused-note.tsx';
import { TimeSince } from '../posts/time-since.tsx';
import { toWhen } from '../posts/when.ts';
import styles from './comment-row.module.css';
import type { RefusedComment } from './comment-writes.ts';
import type { CommentOnShow } from './use-comments.ts';

interface Props {
  comment: CommentOnShow;
  refused: RefusedComment | undefined;
  /** Asks before it is deleted; undefined where that is not for whoever reads. */
  remove: (() => void) | undefined;
  mend: (refused: RefusedComment) => void;
}

const FRESH_MS = 3_000;

/** One comment, and where it stands if it is one's own and not sent. */
export function CommentRow({ comment, refused, remove, mend }: Props) {
  const { author, authorId, avatar, content, createdAt, delivery } = comment;
  const row = useRef<HTMLLIElement>(null);
  const first = useRef(comment);

  // What one has just written is seen, though the list may be long.
  useEffect(() => {
    const { current } = first;
    const isFresh = current.delivery && Date.now() - Date.parse(current.createdAt) < FRESH_MS;
    if (isFresh) row.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <li ref={row} className={styles.row}>
      <span className={styles.face}>
        <Avatar name={author} src={avatar} size={40} />
      </span>
      <div>
        <p className={styles.head}>
          <Link
            to={pagePaths.member(authorId)}
            // The tap target is taller than the name, and overlaps its surroundings.
            className={styles.author}
          >
            {author}
          </Link>
          <span className={joinClasses(text.small, styles.time)}>
            <TimeSince at={createdAt} toText={toWhen} />
          </span>
        </p>
        <LinkedText text={content} />
        {delivery && !refused && (
          <p className={styles.waiting}>
            <WaitingBadge />
          </p>
        )}
        {refused && (
          <div className={styles.state}>
            <RefusedNote comment={refused} mend={() => mend(refused)} />
          </div>
        )}
      </div>
      {remove && !refused && (
        <IconButton
          aria-label={commentTexts.deleteComment}
          onClick={remove}
          className={styles.more}
        >
          <Trash2 aria-hidden size={20} />
        </IconButton>
      )}
    </li>
  );
}
