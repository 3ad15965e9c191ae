import { Bookmark, BookmarkCheck, CircleCheck, Heart } from 'lucide-react';
import * as markTexts from '#texts/mark.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { Badge } from '#ui/button/chip.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import motion from '../../ui/theme/motion.module.css';
import text from '../../ui/theme/text.module.css';
import styles from './mark-buttons.module.css';

interface Props {
  isOn: boolean;
  toggle: () => void;
}

export function HeartButton({ isOn, toggle, isPlain = false }: Props & { isPlain?: boolean }) {
  return (
    <IconButton
      variant={isPlain ? 'outline' : 'paper'}
      aria-label={isOn ? markTexts.removeFromFavorites : markTexts.addToFavorites}
      onClick={toggle}
      className={isPlain ? styles.large : undefined}
    >
      <span
        key={isOn ? 'on' : 'off'}
        className={joinClasses(styles.heart, isOn && styles.on, isOn && motion.pop)}
      >
        <Heart size={21} fill={isOn ? 'currentColor' : 'none'} />
      </span>
    </IconButton>
  );
}

interface SaveProps extends Props {
  /** True if the recipe and its pictures are stored on the device. */
  isDownloaded?: boolean;
  /** For a narrow space: the icon is above its label. */
  isSmall?: boolean;
}

export function SaveButton({ isOn, toggle, isDownloaded = false, isSmall = false }: SaveProps) {
  const Icon = isOn ? (isDownloaded ? CircleCheck : BookmarkCheck) : Bookmark;
  if (isSmall) {
    return (
      <button
        type="button"
        onClick={toggle}
        className={joinClasses(text.micro, styles.save, isDownloaded && styles.here)}
      >
        <Icon size={24} />
        <span>
          {isOn ? (isDownloaded ? markTexts.savedOffline : markTexts.saved) : markTexts.saveRecipe}
        </span>
      </button>
    );
  }
  return (
    <Button variant="outline" size="lg" onClick={toggle}>
      <Icon size={20} />
      <span>{isOn ? markTexts.saved : markTexts.saveRecipe}</span>
    </Button>
  );
}

export function HereBadge() {
  return (
    <Badge tone="basil">
      <CircleCheck size={16} />
      {markTexts.savedOffline}
    </Badge>
  );
}
