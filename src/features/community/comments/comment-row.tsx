import { chakra } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { pagePaths } from '../../../../contract/paths.ts';
import * as commentTexts from '../../../../texts/en/comments.ts';
import { WaitingBadge } from '../../../parts/waiting-badge.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { LinkedText } from '../post/linked-text.tsx';
import { RefusedNote } from '../posts/refused-note.tsx';
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
    <chakra.li
      ref={row}
      scrollMarginBottom={{ base: '9rem', lg: '5' }}
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr) auto"
      columnGap="3"
      py="3.5"
      borderTop="1px solid {colors.line}"
    >
      <chakra.span pt="0.5">
        <Avatar name={author} src={avatar} size={40} />
      </chakra.span>
      <div>
        <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
          <Link
            to={pagePaths.member(authorId)}
            // The tap target is taller than the name, and overlaps its surroundings.
            display="inline-block"
            position="relative"
            minH="tap"
            my="-2.5"
            py="2.5"
            fontWeight="700"
            textDecoration="none"
            overflowWrap="anywhere"
          >
            {author}
          </Link>
          <chakra.time dateTime={createdAt} textStyle="small" color="ink.muted">
            {toWhen(createdAt)}
          </chakra.time>
        </chakra.p>
        <LinkedText text={content} />
        {delivery && !refused && (
          <chakra.p pt="2">
            <WaitingBadge />
          </chakra.p>
        )}
        {refused && (
          <chakra.div pt="2">
            <RefusedNote comment={refused} mend={() => mend(refused)} />
          </chakra.div>
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
    </chakra.li>
  );
}
