import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { CARD_TAG_COUNT } from '#contract/platform/limits.ts';
import { FEED_EXCERPT } from '#contract/post/limits.ts';
import type { ListedPost } from '#contract/post/schema.ts';
import { HiddenNote } from '#domain/moderation/hidden-note.tsx';
import type { ShownPost } from '#domain/overlay/views.ts';
import { toCategoryWord } from '#knowledge/category-words.ts';
import * as postTexts from '#texts/post.ts';
import { Tag } from '#ui/button/chip.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import { AuthorLine } from './author-line.tsx';
import { toExcerpt } from './excerpt.ts';
import { KindBadge } from './kind-badge.tsx';
import { toShownPictures } from './picture-grid.tsx';
import styles from './post-card.module.css';
import { PostCloth } from './post-cloth.tsx';
import { PostDish } from './post-dish.tsx';
import { PostPicture } from './post-picture.tsx';
import { TimeSince } from './time-since.tsx';
import { toWhen } from './when.ts';

interface Props {
  post: ShownPost<ListedPost>;
  isFirst: boolean;
  /** Badge of an unsent or refused post, which also gets a border. */
  state?: ReactNode;
  /** The actions of the post. */
  children: ReactNode;
}

/** A post in the feed. The whole card is a link to it; the author and the actions are above that link. */
export function PostCard({ post, isFirst, state, children }: Props) {
  const pictures = toShownPictures(post);
  const hasPicture = pictures.length > 0;
  const word = toCategoryWord(post);
  const tags = post.tags.slice(0, CARD_TAG_COUNT);
  return (
    <article
      aria-labelledby={`title-${post._id}`}
      className={styles.card}
      data-waiting={state ? '' : undefined}
    >
      <header className={styles.head}>
        <div className={styles.author}>
          <AuthorLine author={post.authorId}>
            <TimeSince at={post.createdAt} toText={toWhen} hasTitle />
            {word && <span>{' · '}</span>}
            {word && <span className={styles.category}>{word}</span>}
          </AuthorLine>
        </div>
        {!state && <KindBadge type={post.type} />}
      </header>
      {post.hidden && <HiddenNote />}
      {state && (
        <div className={styles.state}>
          <KindBadge type={post.type} />
          {state}
        </div>
      )}
      {hasPicture ? (
        <CardTitle {...post} />
      ) : (
        <div className={styles.cloth}>
          <PostCloth {...post} isWide>
            <CardTitle {...post} />
          </PostCloth>
        </div>
      )}
      <p dir="auto" className={styles.excerpt}>
        {toExcerpt(post.content, FEED_EXCERPT)}
      </p>
      {hasPicture && (
        <PostPicture
          pictures={pictures}
          author={post.author}
          cuisine={post.cuisine}
          isFirst={isFirst}
        />
      )}
      {post.recipeId && (
        <div className={styles.dish}>
          <PostDish {...post} recipeId={post.recipeId} />
        </div>
      )}
      {tags.length > 0 && (
        <ul aria-label={postTexts.tags} className={styles.tags}>
          {tags.map((tag) => (
            <Tag as="li" key={tag} className={styles.tag}>
              {tag}
            </Tag>
          ))}
        </ul>
      )}
      <footer className={styles.foot}>{children}</footer>
    </article>
  );
}

function CardTitle({ _id, title }: Pick<ListedPost, '_id' | 'title'>) {
  return (
    <h2 id={`title-${_id}`} dir="auto" className={joinClasses(text.h2, styles.title)}>
      <Link to={pagePaths.post(_id)} className={styles.link}>
        {title}
      </Link>
    </h2>
  );
}
