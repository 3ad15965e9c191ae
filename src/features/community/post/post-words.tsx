import { chakra } from '@chakra-ui/react';
import { pagePaths } from '../../../../contract/paths.ts';
import type { Post } from '../../../../contract/post/post.ts';
import * as postPageTexts from '../../../../texts/en/post-page.ts';
import { Tag } from '../../../ui/chip.tsx';
import { Link } from '../../../ui/link.tsx';
import { LinkedText } from './linked-text.tsx';

/** What the author wrote, whole, and what it is about. */
export function PostWords({ content, cuisine, tags }: Pick<Post, 'content' | 'cuisine' | 'tags'>) {
  const about = [...new Set([cuisine, ...tags])].filter((word) => word !== '');
  return (
    <chakra.div pt="4" display="grid" gap="2">
      <chakra.div textStyle="bodyLg">
        <LinkedText text={content} />
      </chakra.div>
      {about.length > 0 && (
        <chakra.ul
          display="flex"
          flexWrap="wrap"
          columnGap="2"
          aria-label={postPageTexts.cuisineAndTags}
        >
          {about.map((word) => (
            <li key={word}>
              <Link
                to={pagePaths.search}
                search={{ q: word }}
                display="inline-flex"
                alignItems="center"
                minH="tap"
                textDecoration="none"
              >
                <Tag>{word}</Tag>
              </Link>
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}
