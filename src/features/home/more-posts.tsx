import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
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
import { joinClasses } from '../../ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import { withoutBlocked } from '../../writes/overlay/blocked.ts';
import { withoutHidden } from '../../writes/overlay/hidden-posts.ts';
import styles from './more-posts.module.css';
import { MoreSection } from './more-section.tsx';

const SHOWN = 2;

/** The newest posts of the community, or the feed's copy on this device; nothing until they are known. */
export function MorePosts() {
  const user = useSession()?.user;
  const userId = user?.id ?? '';
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
  const listed = data?.value.posts ?? [];
  const kept = withoutHidden(listed, user ?? {});
  const posts = withoutBlocked(kept, user ?? {}, ({ authorId }) => authorId.id).slice(0, SHOWN);
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
    <Link to={pagePaths.post(post._id)} className={styles.post}>
      <Avatar name={post.authorId.name} src={toSmallAvatar(post.authorId.avatar)} size={44} />
      <span className={styles.words}>
        <h3 dir="auto" className={joinClasses(text.cardTitle, styles.title)}>
          {post.title}
        </h3>
        <span className={joinClasses(text.small, styles.author)}>{post.authorId.name}</span>
      </span>
    </Link>
  );
}
