import { Share2 } from 'lucide-react';
import * as appTexts from '#texts/app.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { shareAndNotify } from './share-page.ts';

interface Props {
  title: string;
  /** Path of the public page to share. */
  path: string;
  /** Icon only, for use over a picture. */
  isSmall?: boolean;
}

export function ShareButton({ title, path, isSmall = false }: Props) {
  const share = () => void shareAndNotify({ title, url: new URL(path, location.href).href });
  if (isSmall) {
    return (
      <IconButton variant="paper" aria-label={appTexts.share} onClick={share}>
        <Share2 size={21} />
      </IconButton>
    );
  }
  return (
    <Button variant="outline" size="sm" onClick={share}>
      <Share2 size={18} />
      {appTexts.share}
    </Button>
  );
}
