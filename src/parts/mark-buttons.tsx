import { chakra } from '@chakra-ui/react';
import { Bookmark, BookmarkCheck, CircleCheck, Heart } from 'lucide-react';
import * as markTexts from '../../texts/en/marks.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Badge } from '../ui/chip.tsx';

interface Props {
  isOn: boolean;
  toggle: () => void;
}

/** The favourite button; it animates once when it is switched on. */
export function HeartButton({ isOn, toggle, isPlain = false }: Props & { isPlain?: boolean }) {
  return (
    <IconButton
      variant={isPlain ? 'outline' : 'paper'}
      aria-label={isOn ? markTexts.removeFromFavorites : markTexts.addToFavorites}
      onClick={toggle}
      {...(isPlain && { minW: '54px', minH: '54px' })}
    >
      <chakra.span
        key={isOn ? 'on' : 'off'}
        display="grid"
        color={isOn ? 'chilli' : 'ink'}
        css={isOn ? { animation: 'pop .3s', _motionReduce: { animation: 'none' } } : {}}
      >
        <Heart aria-hidden size={21} fill={isOn ? 'currentColor' : 'none'} />
      </chakra.span>
    </IconButton>
  );
}

interface SaveProps extends Props {
  /** It is on the device now, with its pictures. */
  isHere?: boolean;
  /** A narrow place: the icon above its word. */
  isSmall?: boolean;
}

export function SaveButton({ isOn, toggle, isHere = false, isSmall = false }: SaveProps) {
  const Icon = isOn ? (isHere ? CircleCheck : BookmarkCheck) : Bookmark;
  if (isSmall) {
    return (
      <chakra.button
        type="button"
        onClick={toggle}
        display="grid"
        justifyItems="center"
        gap="1"
        minW="18"
        minH="tap"
        textStyle="micro"
        fontWeight="700"
        cursor="pointer"
        color={isHere ? 'basil' : 'ink'}
      >
        <Icon aria-hidden size={24} />
        {isOn ? (isHere ? markTexts.savedOffline : markTexts.saved) : markTexts.saveRecipe}
      </chakra.button>
    );
  }
  return (
    <Button variant="outline" size="lg" onClick={toggle}>
      <Icon aria-hidden size={20} />
      {isOn ? markTexts.saved : markTexts.saveRecipe}
    </Button>
  );
}

/** The recipe opens with no network: said only while it is true. */
export function HereBadge() {
  return (
    <Badge tone="basil">
      <CircleCheck aria-hidden size={16} />
      {markTexts.savedOffline}
    </Badge>
  );
}
