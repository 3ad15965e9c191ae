import { Suspense } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { AddToListButton } from '#domain/list/add-to-list.tsx';
import { WaitingPlace } from '#domain/outbox/waiting-place.tsx';
import { toShownPictures } from '#domain/post/picture-grid.tsx';
import { PostDish } from '#domain/post/post-dish.tsx';
import { ShareButton } from '#domain/post/share-button.tsx';
import type { PostOnShow, SeenPost } from '#domain/post/use-post.ts';
import { recipeQuery } from '#domain/recipe/queries.ts';
import { AgeNote } from '#domain/stored-copy/age-note.tsx';
import { toCloth } from '#knowledge/cloths.ts';
import { isLastingCopy } from '#offline/network/answer.ts';
import { queryClient } from '#platform/network/query-client.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { showNotice } from '#ui/notice/notices.ts';
import { optionalPart } from '#ui/optional-part.ts';
import { PostDiscussion } from './post-discussion.tsx';
import { PostHead } from './post-head.tsx';
import { PostRefused } from './post-refused.tsx';
import styles from './post-sheet.module.css';
import { BackDisc, BackLine } from './post-top.tsx';
import { PostWords } from './post-words.tsx';
import { SelfHidden } from './self-hidden.tsx';
import { WholePictures } from './whole-pictures.tsx';

const PostRecipe = optionalPart(() => import('./post-recipe.tsx').then((part) => part.PostRecipe));

interface Props {
  shown: PostOnShow;
  seen: SeenPost | undefined;
  /** Id of the viewer's refused comment to correct. */
  initialRefusedId: string | undefined;
  /** Called when the confirmation of a deletion opens. */
  leave: () => void;
}

/** Adds the dish of a post as its recipe is written. */
function ShopForDish({ recipeId }: { recipeId: string }) {
  const toDish = async () => {
    try {
      const { value } = await queryClient.fetchQuery(recipeQuery(recipeId));
      return { recipe: value, plan: AS_WRITTEN };
    } catch (error) {
      const text = error instanceof Error ? error.message : recipeTexts.failedRecipe;
      showNotice({ kind: 'error', text });
      return undefined;
    }
  };
  return <AddToListButton size="sm" toDish={toDish} />;
}

const AS_WRITTEN = { servings: undefined, swapped: new Set<number>() };

/** The whole post with its actions and comments. */
export function PostSheet({ shown, seen, initialRefusedId, leave }: Props) {
  const { post, isUnsent } = shown;
  const pictures = toShownPictures(post);
  const hasPicture = pictures.length > 0;
  const share = { title: post.title, path: pagePaths.post(post._id) };
  return (
    <div className={styles.sheet}>
      <article className={joinClasses(styles.article, !hasPicture && styles.bare)}>
        <div className={styles.top}>
          <BackDisc />
          <WaitingPlace />
          {!isUnsent && <ShareButton {...share} isSmall />}
        </div>
        <BackLine />
        {hasPicture && (
          // On wide windows the title comes first.
          <div className={styles.pictures}>
            <WholePictures pictures={pictures} title={post.title} cloth={toCloth(post.cuisine)} />
          </div>
        )}
        {seen && isLastingCopy(seen) && (
          <div className={styles.age}>
            <AgeNote what="this post" age={seen} />
          </div>
        )}
        <PostHead shown={shown} />
        {shown.me.hiddenPosts?.includes(post._id) && <SelfHidden post={post} />}
        {post.delivery?.state === 'failed' && <PostRefused post={post} />}
        <div className={styles.words}>
          <PostWords {...post} />
          {post.recipe && (
            <Suspense>
              <PostRecipe post={{ ...post, recipe: post.recipe }} />
            </Suspense>
          )}
          {post.recipeId && (
            <div className={styles.dish}>
              <PostDish {...post} recipeId={post.recipeId} />
              {post.dish?.title && <ShopForDish recipeId={post.recipeId} />}
            </div>
          )}
        </div>
      </article>
      <PostDiscussion
        shown={shown}
        seen={seen}
        share={share}
        initialRefusedId={initialRefusedId}
        leave={leave}
      />
    </div>
  );
}
