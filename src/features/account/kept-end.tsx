import { chakra } from '@chakra-ui/react';
import { CircleCheck, Download, X } from 'lucide-react';
import * as profileTexts from '../../../texts/en/profile.ts';
import { type Mark, setMark } from '../../data/keeping.ts';
import { useIsHere } from '../../data/kept-here.ts';
import { toWriteFailure } from '../../data/mark-failure.ts';
import { IconButton } from '../../ui/button.tsx';
import { showNotice } from '../../ui/notice/notices.ts';
import type { KeptRecipe } from './kept-recipes.ts';

/** The end of a row: whether the dish opens with no network, and how to take it off the list. */
export function KeptEnd({ kept, mark }: { kept: KeptRecipe; mark: Mark }) {
  const { name, recipe } = kept;
  const isHere = useIsHere(recipe?._id ?? '', recipe !== undefined);
  const Icon = isHere ? CircleCheck : Download;
  const remove = () => {
    setMark(mark, { _id: recipe?._id ?? '', recipe_name: name }, false).catch((error: unknown) => {
      showNotice({
        kind: 'error',
        text: toWriteFailure(error, mark === 'saved' ? 'saved.set' : 'favorite.set'),
      });
    });
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
          color={isHere ? 'basil' : 'ink.muted'}
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          minH={{ lg: '8' }}
          px={{ lg: '2.5' }}
          borderRadius="full"
          bg={{ lg: isHere ? 'basil.bg' : 'paper' }}
        >
          <Icon
            role="img"
            aria-label={isHere ? profileTexts.savedOffline : profileTexts.notWhollyHere}
            size={22}
          />
          <chakra.span
            aria-hidden
            display={{ base: 'none', lg: 'block' }}
            textStyle="micro"
            fontWeight="700"
          >
            {isHere ? profileTexts.savedOffline : profileTexts.onItsWay}
          </chakra.span>
        </chakra.span>
      )}
      <IconButton
        ml="auto"
        bg={{ lg: 'paper' }}
        aria-label={profileTexts.takeOffList(name)}
        onClick={remove}
      >
        <X aria-hidden size={20} />
      </IconButton>
    </chakra.span>
  );
}
