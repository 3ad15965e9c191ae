import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { listPosts } from '#contract/post/endpoints.ts';
import type { ListedPost } from '#contract/post/schema.ts';
import { toSmallAvatar } from '#contract/upload/schema.ts';
import { withoutBlocked, withoutHidden } from '#domain/overlay/excluded.ts';
import { DishPicture } from '#domain/recipe/dish-picture.tsx';
import { fetchPage } from '#platform/network/fetch-page.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { toOwnPath } from '#platform/own-path.ts';
import { useSession } from '#platform/session.ts';
import * as feedTexts from '#texts/feed.ts';
import * as homeTexts from '#texts/home.ts';
import { Avatar } from '#ui/avatar.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './more-posts.module.css';
import { MoreSection } from './more-section.tsx';

const SHOWN = 2;

/** The newest posts, posts with a picture first, at most one per dish. */
function toShown(posts: readonly ListedPost[]): ListedPost[] {
  const dishes = new Set<string>();
  const pictured = posts.toSorted(
    (one, other) => Number(hasPicture(other)) - Number(hasPicture(one)),
  );
  const ofOtherDishes = pictured.filter(({ recipeId }) => {
    if (!recipeId) return true;
    if (dishes.has(recipeId)) return false;
    dishes.add(recipeId);
    return true;
  });
  return ofOtherDishes.slice(0, SHOWN);
}

function hasPicture({ image, dish }: ListedPost): boolean {
  return Boolean(image ?? dish?.image);
}

/** The newest posts of the community, or the feed's copy on this device. */
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
          onLateAnswer: (seen) => queryClient.setQueryData(queryKey, seen),
        }),
      refetchInterval: false,
    },
    queryClient,
  );
  const listed = data?.value.posts ?? [];
  const kept = withoutHidden(listed, user ?? {});
  const posts = toShown(withoutBlocked(kept, user ?? {}, ({ authorId }) => authorId.id));
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

/** The post's picture, else the dish's. */
function Thumbnail({ image, dish }: ListedPost) {
  const own = image ? toOwnPath(image) : undefined;
  if (!own) return <DishPicture src={dish?.image ?? ''} />;
  return <img src={own} alt="" width={88} height={66} loading="lazy" decoding="async" />;
}

function PostLink({ post }: { post: ListedPost }) {
  return (
    <Link to={pagePaths.post(post._id)} className={styles.post}>
      {hasPicture(post) && (
        <span className={styles.picture}>
          <Thumbnail {...post} />
        </span>
      )}
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
