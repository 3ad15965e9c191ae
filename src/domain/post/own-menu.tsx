import { chakra } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import * as appTexts from '#texts/app.ts';
import * as postTexts from '#texts/post.ts';
import { Link } from '#ui/link/link.tsx';
import { Menu } from '#ui/menu.tsx';

interface Props extends Pick<ComponentProps<typeof Menu>, 'isAbove'> {
  postId: string;
  askToDelete: () => void;
}

/** Actions that only the author of a post has. */
export function OwnMenu({ postId, askToDelete, isAbove = false }: Props) {
  return (
    <Menu label={postTexts.moreActions} isAbove={isAbove}>
      <Link to={pagePaths.editPost(postId)} role="menuitem" tabIndex={-1}>
        <Pencil size={20} />
        {appTexts.edit}
      </Link>
      <chakra.button
        type="button"
        role="menuitem"
        tabIndex={-1}
        color="chilli"
        aria-haspopup="dialog"
        onClick={askToDelete}
      >
        <Trash2 size={20} />
        {appTexts.deleteIt}
      </chakra.button>
    </Menu>
  );
}
