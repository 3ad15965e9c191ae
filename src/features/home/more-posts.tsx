import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { listPosts } from '../../../contract/endpoints/posts.ts';
import { pagePaths } from '../../../contract/paths.ts';
import type { ListedPost } from '../../../contract/post/post.ts';
import { toSmallAvatar } from '../../../contract/upload.ts';
import * as feedTexts from '../../../texts/en/feed.ts';
import * as homeTexts from '../../../texts/en/home.ts';
import { useSession } from '../../browser/session.ts';
import { fetchPage } from '../../data/fetch-page.ts';
import { queryClient } from '../../data/query-client.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Link } from '../../ui/link.tsx';
import { MoreSection } from './more-section.tsx';

const SHOWN = 2;

/** The newest posts of the community, or the feed's copy on this device; nothing until they are known. */
export function MorePosts() {
  const userId = useSession()?.user.id ?? '';
  const queryKey = ['home', 'posts', userId];
  const { data } = useQuery(
    {
      queryKey,
      queryFn: () =>
        fetchPage(listPosts, {
          query: {},
          keep: { kind: 'feed', id: '' },
          fallback: feedTexts.loadFailed,
          takeLate: (seen) => queryClient.setQueryData(queryKey, seen),
        }),
      refetchInterval: false,
    },
    queryClient,
  );
  const posts = data?.value.posts.slice(0, SHOWN) ?? [];
  if (posts.length === 0) return null;
  return (
    <MoreSection title={homeTexts.fromCommunity} columns={SHOWN}>
      {posts.map((post) => (
        <li key={post._id}>
          <PostLink post={post} />
        </li>
      ))}
    </MoreSection>
  );
}

function PostLink({ post }: { post: ListedPost }) {
  return (
    <Link
      to={pagePaths.post(post._id)}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3.5"
      h="full"
      px="4.5"
      py="4"
      bg="paper"
      borderRadius="card"
      boxShadow="s1"
      textDecoration="none"
      _hover={{ boxShadow: 's2' }}
    >
      <Avatar name={post.authorId.name} src={toSmallAvatar(post.authorId.avatar)} size={44} />
      <chakra.span flex="1 1 9rem" minW="0">
        <chakra.h3 dir="auto" textStyle="cardTitle" lineClamp={2} overflowWrap="anywhere">
          {post.title}
        </chakra.h3>
        <chakra.span display="block" textStyle="small" color="ink.muted" overflowWrap="anywhere">
          {post.authorId.name}
        </chakra.span>
      </chakra.span>
    </Link>
  );
}
