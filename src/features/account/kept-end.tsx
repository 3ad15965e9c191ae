import { chakra } from '@chakra-ui/react';
import { CircleCheck, Download, X } from 'lucide-react';
import { type Mark, setMark } from '../../data/keeping.ts';
import { useIsHere } from '../../data/kept-here.ts';
import type { KeptRecipe } from '../../data/kept-recipes.ts';
import { IconButton } from '../../ui/button.tsx';
import { showNotice } from '../../ui/notices.ts';

/** The end of a row: whether the dish opens with no network, and how to take it off the list. */
export function KeptEnd({ kept, mark }: { kept: KeptRecipe; mark: Mark }) {
  const { name, recipe } = kept;
  const isHere = useIsHere(recipe?._id ?? '', recipe !== undefined);
  const Icon = isHere ? CircleCheck : Download;
  const remove = () => {
    setMark(mark, { _id: recipe?._id ?? '', recipe_name: name }, false).catch((error: unknown) => {
      if (error instanceof Error) showNotice({ kind: 'error', text: error.message });
    });
  };
  return (
    <chakra.span display="flex" alignItems="center" gap="1">
      {recipe && (
        <chakra.span color={isHere ? 'basil' : 'ink.muted'}>
          <Icon
            role="img"
            aria-label={isHere ? 'Saved offline' : 'Not wholly on this device yet'}
            size={22}
          />
        </chakra.span>
      )}
      <IconButton aria-label={`Take ${name} off this list`} onClick={remove}>
        <X aria-hidden size={20} />
      </IconButton>
    </chakra.span>
  );
}
