import { chakra } from '@chakra-ui/react';
import { useCallback, useRef } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import * as appTexts from '#texts/app.ts';
import * as postFormTexts from '#texts/post-form.ts';
import { Button } from '#ui/button/button.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { useTitle } from '#ui/hooks/use-title.ts';
import { TextLink } from '#ui/link/text-link.tsx';
import { DraftOffer } from './drafts/draft-offer.tsx';
import { PostForm } from './form/post-form.tsx';
import type { SharedContent } from './start/share-target.ts';
import { SharedRecipe } from './start/shared-recipe.tsx';
import { useStart } from './start/use-start.ts';

interface Props {
  userId: string;
  /** '' for a new post. */
  editId: string;
  /** Content from another app, for a new post. */
  shared: SharedContent;
  done: (message: string) => void;
  leave: () => void;
}

/** `/create-post` for members: offers a stored draft, else opens the edited post or an empty form. */
export function Writing({ userId, editId, shared, done, leave }: Props) {
  const title = editId ? postFormTexts.editPost : postFormTexts.newPost;
  useTitle(toPageTitle(title));
  const isTouched = useRef(false);
  const readTouched = useCallback(() => isTouched.current, []);
  const touch = () => {
    isTouched.current = true;
  };
  const { beginning, continueDraft, startAfresh, tryAgain } = useStart(
    { userId, editId, shared },
    readTouched,
  );

  switch (beginning.kind) {
    case 'loading':
      return (
        <Middle aria-busy>
          <chakra.h1 textStyle="h1">{title}</chakra.h1>
          <chakra.p role="status" color="ink.muted">
            {appTexts.loading}
          </chakra.p>
        </Middle>
      );
    case 'failed':
      return (
        <Middle>
          <chakra.h1 textStyle="h1">{title}</chakra.h1>
          <FormAlert text={beginning.text} />
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
            <Button variant="outline" onClick={tryAgain}>
              {appTexts.tryAgain}
            </Button>
            <TextLink to={pagePaths.community}>{appTexts.backToTheCommunity}</TextLink>
          </chakra.div>
        </Middle>
      );
    case 'offer':
      return (
        <DraftOffer
          draft={beginning.draft}
          bytes={beginning.bytes}
          title={title}
          leave={leave}
          continueDraft={() => void continueDraft()}
          startAfresh={() => void startAfresh()}
        />
      );
    default:
      return (
        // Clicks count too, because tags and pictures change without input events. Publishing must not be reset either.
        <chakra.div onInput={touch} onClick={touch}>
          <PostForm
            key={`${beginning.start.postId} ${beginning.turn}`}
            start={beginning.start}
            done={done}
            leave={leave}
          >
            {!editId && <SharedRecipe shared={shared} />}
          </PostForm>
        </chakra.div>
      );
  }
}

const Middle = chakra('section', {
  base: {
    display: 'grid',
    gap: '4',
    maxWidth: '560px',
    marginInline: 'auto',
    paddingInline: '5',
    paddingTop: { base: 'calc(40px + env(safe-area-inset-top))', lg: '8rem' },
    paddingBottom: '10',
  },
});
