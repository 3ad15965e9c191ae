import { chakra } from '@chakra-ui/react';
import { BookmarkCheck, CircleCheck, Download, Heart } from 'lucide-react';
import { submit, toWriteFailure } from '#domain/outbox/submit.ts';
import { useIsDownloaded } from '#domain/recipe/downloaded.ts';
import type { Mark } from '#domain/recipe/marks.ts';
import * as profileTexts from '#texts/profile.ts';
import { IconButton } from '#ui/button/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { showNotice } from '#ui/notice/notices.ts';
import styles from './marked-end.module.css';
import type { MarkedRecipe } from './marked-recipes.ts';

/** End of a row: the recipe's offline state and the button that removes it from the list. */
export function MarkedEnd({ kept, mark }: { kept: MarkedRecipe; mark: Mark }) {
  const { name, recipe } = kept;
  const isDownloaded = useIsDownloaded(recipe?._id ?? '', recipe !== undefined);
  const Icon = isDownloaded ? CircleCheck : Download;
  const remove = () => {
    const op = mark === 'saved' ? 'saved.set' : 'favorite.set';
    submit([{ command: { op, recipeName: name, on: false } }]).catch((error: unknown) =>
      showNotice({ kind: 'error', text: toWriteFailure(error, op) }),
    );
  };
  return (
    <chakra.span
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="1"
      position={{ lg: 'absolute' }}
      insetX={{ lg: '3' }}
      top={{ lg: '3' }}
      pointerEvents={{ lg: 'none' }}
      css={{ '& > *': { pointerEvents: 'auto' } }}
    >
      {recipe && (
        <chakra.span
          color={isDownloaded ? 'basil' : 'ink.muted'}
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          minH={{ lg: '8' }}
          px={{ lg: '2.5' }}
          borderRadius="full"
          bg={{ lg: isDownloaded ? 'basil.bg' : 'paper' }}
        >
          <Icon
            role="img"
            aria-label={isDownloaded ? profileTexts.savedOffline : profileTexts.notWhollyHere}
            size={22}
          />
          <chakra.span
            aria-hidden
            display={{ base: 'none', lg: 'block' }}
            textStyle="micro"
            fontWeight="700"
          >
            {isDownloaded ? profileTexts.savedOffline : profileTexts.onItsWay}
          </chakra.span>
        </chakra.span>
      )}
      <IconButton
        className={joinClasses(styles.remove, mark === 'saved' ? styles.saved : styles.removeOff)}
        aria-label={profileTexts.takeOffList(name)}
        onClick={remove}
      >
        {mark === 'saved' ? (
          <BookmarkCheck aria-hidden size={21} />
        ) : (
          <Heart aria-hidden size={21} fill="currentColor" />
        )}
      </IconButton>
    </chakra.span>
  );
}
