import { type ReactNode, useState } from 'react';
import { SignInSheet } from '#domain/account/sign-in-sheet.tsx';
import * as markTexts from '#texts/mark.ts';
import { showNotice } from '#ui/notice/notices.ts';
import { type MarkedDish, toMarkCommand, useMark } from './marks.ts';

/** Returns the heart and the `sheet` to render beside it, which a visitor's tap opens to offer signing in. */
export function useHeart(recipe: MarkedDish): {
  heart: ReturnType<typeof useMark>;
  sheet: ReactNode;
} {
  const [isOpen, setOpen] = useState<boolean>();
  const heart = useMark(
    'favorite',
    recipe,
    (text) => showNotice({ kind: 'error', text }),
    () => setOpen(true),
  );
  const sheet = isOpen !== undefined && (
    <SignInSheet
      title={markTexts.signInToKeep(recipe.title)}
      hint={markTexts.keepHint}
      write={toMarkCommand('favorite', recipe, true)}
      isOpen={isOpen}
      close={() => setOpen(false)}
    />
  );
  return { heart, sheet };
}
