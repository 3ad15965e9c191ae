import { Link } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import type { Post } from '#contract/post/schema.ts';
import { toTagKey } from '#contract/post/tag-key.ts';
import { LinkedText } from '#domain/post/linked-text.tsx';
import * as postTexts from '#texts/post.ts';
import { Tag } from '#ui/button/chip.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './post-words.module.css';

/** The full text of a post with its cuisine and tags. */
export function PostWords({ content, cuisine, tags }: Pick<Post, 'content' | 'cuisine' | 'tags'>) {
  const named = tags.filter((tag) => tag !== cuisine);
  return (
    <div className={styles.words}>
      <div className={text.bodyLg}>
        <LinkedText text={content} />
      </div>
      {(cuisine || named.length > 0) && (
        <ul className={styles.tags} aria-label={postTexts.cuisineAndTags}>
          {cuisine && (
            <li>
              <Link to={pagePaths.search} search={{ q: cuisine }} className={styles.tag}>
                <Tag>{cuisine}</Tag>
              </Link>
            </li>
          )}
          {named.map((tag) => (
            <li key={tag}>
              <Link to={pagePaths.community} search={{ tag: toTagKey(tag) }} className={styles.tag}>
                <Tag>{tag}</Tag>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
