import { chakra } from '@chakra-ui/react';
import { pagePaths } from '#contract/page/paths.ts';
import { toHint } from '#platform/network/failures.ts';
import * as appTexts from '#texts/app.ts';
import * as postTexts from '#texts/post.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button/button.tsx';
import { SkeletonBar } from '#ui/button/chip.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { Link } from '#ui/link/link.tsx';
import { useLikers } from './use-likers.ts';

interface Props {
  postId: string;
  isOpen: boolean;
  close: () => void;
}

export function LikersSheet({ postId, isOpen, close }: Props) {
  return (
    <ResponsiveDialog isOpen={isOpen} close={close} title={postTexts.likes}>
      <Likers postId={postId} />
    </ResponsiveDialog>
  );
}

function Likers({ postId }: { postId: string }) {
  const { people, failure, retry } = useLikers(postId);
  if (failure) {
    return (
      <chakra.div role="alert" display="grid" gap="3" justifyItems="start">
        <p>{toHint(failure)}</p>
        <Button variant="outline" size="sm" onClick={retry}>
          {appTexts.tryAgain}
        </Button>
      </chakra.div>
    );
  }
  if (!people) {
    return (
      <chakra.div role="status" aria-label={postTexts.loadingLikes} display="grid" gap="5" py="3">
        <SkeletonBar w="60%" />
        <SkeletonBar w="45%" />
        <SkeletonBar w="52%" />
      </chakra.div>
    );
  }
  if (people.length === 0) return <p>{postTexts.nobodyLikesThisYet}</p>;
  return (
    <ul>
      {people.map(({ id, name, avatar }) => (
        <li key={id}>
          <Link
            to={pagePaths.member(id)}
            display="flex"
            alignItems="center"
            gap="3"
            minH="14"
            fontWeight="600"
            textDecoration="none"
          >
            <Avatar name={name} src={avatar} size={40} />
            <chakra.span overflowWrap="anywhere" translate="no">
              {name}
            </chakra.span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
