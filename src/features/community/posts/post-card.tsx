import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CARD_TAG_COUNT } from '../../../../contract/limits.ts';
import { pagePaths } from '../../../../contract/paths.ts';
import type { ListedPost } from '../../../../contract/post/post.ts';
import { FEED_EXCERPT } from '../../../../contract/post/post-limits.ts';
import * as postCardTexts from '../../../../texts/en/post-cards.ts';
import { useWaitingPicture } from '../../../data/outbox/waiting-picture.ts';
import { toCategoryWord } from '../../../knowledge/category-words.ts';
import { PostCloth } from '../../../parts/post-cloth.tsx';
import { Tag } from '../../../ui/chip.tsx';
import { Link } from '../../../ui/link.tsx';
import { AuthorLine } from './author-line.tsx';
import { toExcerpt } from './excerpt.ts';
import { KindBadge } from './kind-badge.tsx';
import styles from './post-card.module.css';
import { PostPicture } from './post-picture.tsx';
import { toWhen } from './when.ts';

interface Props {
  post: ListedPost;
  /** Of a picture that has no address yet. */
  upload: string | undefined;
  isFirst: boolean;
  /** It is on its way, or was refused: then it has an edge of its own, and says so here. */
  state?: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

/** A post in the feed. The whole card leads to it; who wrote it and what can be done lie above. */
export function PostCard({ post, upload, isFirst, state, children }: Props) {
  const waiting = useWaitingPicture(upload || undefined);
  const hasPicture = Boolean(post.image ?? upload);
  const word = toCategoryWord(post);
  const tags = post.tags.slice(0, CARD_TAG_COUNT);
  return (
    <chakra.article
      aria-labelledby={`title-${post._id}`}
      css={card}
      data-waiting={state ? '' : undefined}
    >
      <chakra.header display="flex" flexWrap="wrap" alignItems="center" gap="2.5">
        <chakra.div flex="1 1 10rem" minW="0" position="relative" zIndex="2">
          <AuthorLine author={post.authorId}>
            <time
              dateTime={post.createdAt}
              title={new Date(post.createdAt).toLocaleString('en-GB')}
            >
              {toWhen(post.createdAt)}
            </time>
            {word && ' · '}
            {word && <chakra.span whiteSpace="nowrap">{word}</chakra.span>}
          </AuthorLine>
        </chakra.div>
        {!state && <KindBadge type={post.type} />}
      </chakra.header>
      {state && (
        <chakra.div display="flex" flexWrap="wrap" gap="2.5">
          <KindBadge type={post.type} />
          {state}
        </chakra.div>
      )}
      {hasPicture ? (
        <CardTitle {...post} />
      ) : (
        <chakra.div borderRadius="card" overflow="clip">
          <PostCloth {...post} isWide>
            <CardTitle {...post} />
          </PostCloth>
        </chakra.div>
      )}
      <chakra.p dir="auto" mt="-1.5" color="ink.muted" overflowWrap="anywhere">
        {toExcerpt(post.content, FEED_EXCERPT)}
      </chakra.p>
      {hasPicture && (
        <PostPicture
          src={post.image ?? waiting ?? ''}
          author={post.author}
          cuisine={post.cuisine}
          isFirst={isFirst}
        />
      )}
      {tags.length > 0 && (
        <chakra.ul
          aria-label={postCardTexts.tags}
          display="flex"
          flexWrap="wrap"
          gap="2"
          listStyle="none"
        >
          {tags.map((tag) => (
            <Tag as="li" key={tag} className={styles.tag}>
              {tag}
            </Tag>
          ))}
        </chakra.ul>
      )}
      <chakra.footer display="flex" flexWrap="wrap" alignItems="center" gap="4" css={above}>
        {children}
      </chakra.footer>
    </chakra.article>
  );
}

function CardTitle({ _id, title }: Pick<ListedPost, '_id' | 'title'>) {
  return (
    <chakra.h2 id={`title-${_id}`} dir="auto" textStyle="h2" overflowWrap="anywhere">
      <Link
        to={pagePaths.post(_id)}
        textDecoration="none"
        // Above the picture as well.
        _before={{
          content: '""',
          position: 'absolute',
          inset: '0',
          zIndex: 1,
          borderRadius: 'card',
        }}
      >
        {title}
      </Link>
    </chakra.h2>
  );
}

/** What can be tapped by itself, over the link that the card is; what lies between goes to the post. */
const above = {
  pointerEvents: 'none',
  '& > *': { position: 'relative', zIndex: 2, pointerEvents: 'auto' },
};

const card = {
  position: 'relative',
  display: 'grid',
  gap: '3.5',
  p: { base: '4.5', lg: '6' },
  pb: { base: '2', lg: '3' },
  borderRadius: 'card',
  bg: 'paper',
  boxShadow: 's1',
  transition: 'box-shadow .2s',
  _hover: { boxShadow: 's2' },
  _motionReduce: { transition: 'none' },
  '&[data-waiting]': { outline: '2px dashed {colors.butter}', outlineOffset: '-2px' },
} as const;
