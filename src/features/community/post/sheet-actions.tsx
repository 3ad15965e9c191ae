import { useNavigate } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { SafetyMenu } from '../../../parts/safety/safety-menu.tsx';
import { PostLikes } from '../likes/post-likes.tsx';
import { OwnMenu } from '../posts/own-menu.tsx';
import { ShareButton } from '../posts/share-button.tsx';
import { useDeletePost } from '../posts/use-delete-post.tsx';
import styles from './sheet-actions.module.css';
import type { PostOnShow } from './use-post.ts';

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
