import { Link } from '@tanstack/react-router';
import { pagePaths } from '../../../../contract/paths.ts';
import type { Post } from '../../../../contract/post/post.ts';
import * as postPageTexts from '../../../../texts/en/post-page.ts';
import { Tag } from '../../../ui/button/chip.tsx';
import text from '../../../ui/theme/text.module.css';
import { LinkedText } from './linked-text.tsx';
import styles from './post-words.module.css';

/** What the author wrote, whole, and what it is about. */
export function PostWords({ content, cuisine, tags }: Pick<Post, 'content' | 'cuisine' | 'tags'>) {
  const about = [...new Set([cuisine, ...tags])].filter((word) => word !== '');
  return (
    <div className={styles.words}>
      <div className={text.bodyLg}>
        <LinkedText text={content} />
      </div>
      {about.length > 0 && (
        <ul className={styles.tags} aria-label={postPageTexts.cuisineAndTags}>
          {about.map((word) => (
            <li key={word}>
              <Link to={pagePaths.search} search={{ q: word }} className={styles.tag}>
                <Tag>{word}</Tag>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
