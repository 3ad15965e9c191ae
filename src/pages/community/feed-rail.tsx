import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import type { ListedPost } from '#contract/post/schema.ts';
import { PostCloth } from '#domain/post/post-cloth.tsx';
import { PostPicture } from '#domain/post/post-picture.tsx';
import { CATEGORY_WORDS } from '#knowledge/category-words.ts';
import { useSession } from '#platform/session.ts';
import * as postTexts from '#texts/post.ts';
import { Link } from '#ui/link/link.tsx';
import type { FeedName } from './feed-name.ts';
import { feedHeadQuery } from './feed-query.ts';
import { toPostList } from './post-list.ts';
import { RailOutbox } from './rail-outbox.tsx';
import { useShownPosts } from './use-shown-posts.ts';

const SHOWN = 3;

/** Side column in wide windows: the outbox and the top three trending posts. */
export function FeedRail({ name }: { name: FeedName }) {
  const userId = useSession()?.user.id ?? '';
  const { data } = useQuery(feedHeadQuery('trending', userId));
  const list = useMemo(() => data && toPostList(data), [data]);
  const posts = useShownPosts(list, 'trending').slice(0, SHOWN);
  return (
    <chakra.aside position="sticky" top="6">
      <RailOutbox />
      {name !== 'trending' && posts.length > 0 && (
        <chakra.section aria-label={postTexts.trending} css={box}>
          <chakra.h2 textStyle="cardTitle" mb="2">
            {postTexts.trending}
          </chakra.h2>
          <ul>
            {posts.map(({ post }) => (
              <TrendingRow key={post._id} post={post} />
            ))}
          </ul>
        </chakra.section>
      )}
    </chakra.aside>
  );
}

function TrendingRow({ post }: { post: ListedPost }) {
  const { _id, title, image, author, cuisine, category, likeCount } = post;
  return (
    <chakra.li borderTop="1px solid {colors.line}" _first={{ borderTop: 'none' }}>
      <Link
        to={pagePaths.post(_id)}
        display="grid"
        gridTemplateColumns="72px minmax(0, 1fr)"
        alignItems="center"
        gap="3"
        minH="tap"
        py="2.5"
        textDecoration="none"
        _hover={{ textDecoration: 'underline' }}
      >
        {image ? (
          <PostPicture
            isSmall
            pictures={[{ url: image, alt: '' }]}
            author={author}
            cuisine={cuisine}
          />
        ) : (
          <PostCloth {...post} />
        )}
        <span>
          <chakra.b dir="auto" display="block" lineClamp={2} overflowWrap="anywhere">
            {title}
          </chakra.b>
          <chakra.span textStyle="small" color="ink.muted">
            {`${CATEGORY_WORDS[category]} · ${postTexts.likeCount(likeCount)}`}
          </chakra.span>
        </span>
      </Link>
    </chakra.li>
  );
}

const box = {
  p: '6',
  borderRadius: 'card',
  bg: 'paper',
  boxShadow: 's1',
} as const;
