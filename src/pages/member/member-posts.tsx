import { chakra } from '@chakra-ui/react';
import type { PublicUser } from '#contract/account/user.ts';
import { pagePaths } from '#contract/page/paths.ts';
import { ListEnd } from '#domain/post/list-end.tsx';
import { ListFailure } from '#domain/post/list-failure.tsx';
import { useSession } from '#platform/session.ts';
import * as memberTexts from '#texts/member.ts';
import * as postTexts from '#texts/post.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { SkeletonBar } from '#ui/button/chip.tsx';
import { NoticePage } from '#ui/notice/notice-page.tsx';
import { CookedDishes } from './cooked-dishes.tsx';
import { MemberPost } from './member-post.tsx';
import { useMemberPosts } from './use-member-posts.ts';

/** The Posts tab of a profile: the dishes a member cooked, and their posts. */
export function MemberPosts({ member }: { member: PublicUser }) {
  const list = useMemberPosts(member.id);
  const isOwn = useSession()?.user.id === member.id;
  if (list.isLoading) return <Loading />;
  if (list.failure) return <ListFailure failure={list.failure} retry={list.retry} />;
  if (list.posts.length === 0) {
    return (
      <NoticePage
        rank={2}
        title={memberTexts.noPostsYet}
        hint={isOwn ? memberTexts.noPostsOfYoursHint : memberTexts.noPostsHint(member.name)}
      >
        {isOwn && <ButtonLink to={pagePaths.createPost}>{postTexts.createPost}</ButtonLink>}
      </NoticePage>
    );
  }
  return (
    <>
      {(isOwn || member.reviews > 0) && <CookedDishes member={member} />}
      <Grid as="ul">
        {list.posts.map((post) => (
          <li key={post._id}>
            <MemberPost post={post} />
          </li>
        ))}
      </Grid>
      <ListEnd
        hasMore={list.hasMore}
        isLoading={list.isLoadingMore}
        failure={list.moreFailure}
        load={list.loadMore}
      />
    </>
  );
}

function Loading() {
  return (
    <Grid role="status" aria-label={memberTexts.loadingPosts}>
      {[1, 2, 3, 4].map((tile) => (
        <chakra.div key={tile} p="4" borderRadius="card" bg="paper" boxShadow="s1" minH="12rem">
          <SkeletonBar w="50%" h="1.75rem" />
          <chakra.div h="4" />
          <SkeletonBar w="90%" h="1.4em" />
        </chakra.div>
      ))}
    </Grid>
  );
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      xl: 'repeat(4, minmax(0, 1fr))',
    },
    gap: { base: '3', lg: '5' },
  },
});
