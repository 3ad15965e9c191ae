import { Share2 } from 'lucide-react';
import { Button, IconButton } from '../../ui/button.tsx';
import { showNotice } from '../../ui/notices.ts';
import { sharePage } from './share-page.ts';

interface Props {
  title: string;
  /** Where it opens for everybody. */
  url: string;
  /** Over a picture there is room for the icon alone. */
  isSmall?: boolean;
}

export default function ShareButton({ title, url, isSmall = false }: Props) {
  const share = async () => {
    const shared = await sharePage({ title, url });
    if (shared === 'copied') showNotice({ kind: 'success', text: 'Link copied' });
    if (shared === 'failed') {
      showNotice({
        kind: 'error',
        text: 'The link could not be copied. It is in the address bar.',
      });
    }
  };
  if (isSmall) {
    return (
      <IconButton variant="paper" aria-label="Share" onClick={() => void share()}>
        <Share2 aria-hidden size={21} />
      </IconButton>
    );
  }
  return (
    <Button variant="outline" size="sm" onClick={() => void share()}>
      <Share2 aria-hidden size={18} />
      Share
    </Button>
  );
}
