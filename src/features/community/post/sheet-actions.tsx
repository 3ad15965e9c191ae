import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { pagePaths } from '../../../../contract/paths.ts';
import * as actionTexts from '../../../../texts/en/actions.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PostLikes } from '../posts/post-likes.tsx';
import ShareButton from '../posts/share-button.tsx';
import { useDeletePost } from '../posts/use-delete-post.tsx';
import type { PostOnShow } from './use-post.ts';

interface Props {
  shown: PostOnShow;
  share: { title: string; url: string };
  /** What is shown is the server's answer and no copy. */
  isSure: boolean;
  /** Told when the author is asked whether the post is to go. */
  leave: () => void;
}

/** What can be done with a post; its author may also edit and delete it (specification 6). */
export function SheetActions({ shown, share, isSure, leave }: Props) {
  const { post, me, isUnsent } = shown;
  const navigate = useNavigate();
  const { ask, dialog } = useDeletePost(() => void navigate({ to: pagePaths.community }));
  return (
    <>
      {!isUnsent && (
        <>
          <PostLikes post={post} me={me} isSure={isSure} />
          <chakra.span display={{ base: 'none', lg: 'inline-flex' }}>
            <ShareButton {...share} />
          </chakra.span>
        </>
      )}
      {post.authorId === me.id && (
        <>
          <ButtonLink to={pagePaths.editPost(post._id)} variant="outline" size="sm">
            <Pencil aria-hidden size={18} />
            {actionTexts.edit}
          </ButtonLink>
          <Button
            variant="outline"
            size="sm"
            color="chilli"
            aria-haspopup="dialog"
            onClick={() => {
              leave();
              ask(post._id, isUnsent && post.delivery !== undefined);
            }}
          >
            <Trash2 aria-hidden size={18} />
            {actionTexts.deleteIt}
          </Button>
          {dialog}
        </>
      )}
    </>
  );
}
