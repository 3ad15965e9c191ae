import { useNavigate } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { SafetyMenu } from '#domain/moderation/safety-menu.tsx';
import { PostLikes } from '#domain/post/likes/post-likes.tsx';
import { OwnMenu } from '#domain/post/own-menu.tsx';
import { ShareButton } from '#domain/post/share-button.tsx';
import { useDeletePost } from '#domain/post/use-delete-post.tsx';
import type { PostOnShow } from '#domain/post/use-post.ts';
import styles from './sheet-actions.module.css';

interface Props {
  shown: PostOnShow;
  share: { title: string; path: string };
  /** The shown state is the server's answer, not a stored copy. */
  isSure: boolean;
  /** Called when the confirmation of a deletion opens. */
  leave: () => void;
}

/** The actions of a post; its author may also edit and delete it. */
export function SheetActions({ shown, share, isSure, leave }: Props) {
  const { post, me, isUnsent } = shown;
  const navigate = useNavigate();
  const { ask, dialog } = useDeletePost(() => void navigate({ to: pagePaths.community }));
  return (
    <>
      {!isUnsent && (
        <>
          <PostLikes post={post} me={me} isSure={isSure} />
          <span className={styles.share}>
            <ShareButton {...share} />
          </span>
        </>
      )}
      {post.authorId !== me.id && me.id !== '' && !isUnsent && (
        <span className={styles.more}>
          <SafetyMenu
            kind="post"
            id={post._id}
            title={post.title}
            person={{ id: post.authorId, name: post.author }}
            leave={() => {
              leave();
              return navigate({ to: pagePaths.community });
            }}
          />
        </span>
      )}
      {post.authorId === me.id && (
        <>
          <span className={styles.more}>
            <OwnMenu
              postId={post._id}
              askToDelete={() => {
                leave();
                ask(post._id, isUnsent && post.delivery !== undefined);
              }}
            />
          </span>
          {dialog}
        </>
      )}
    </>
  );
}
