import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { ArrowLeft, Share2 } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { shareAndNotify } from '#domain/post/share-page.ts';
import * as appTexts from '#texts/app.ts';
import * as memberTexts from '#texts/member.ts';
import { IconButton } from '#ui/button/button.tsx';
import { Cloth, type ClothName } from '#ui/cloth.tsx';
import styles from './member-cover.module.css';

const CLOTHS: readonly ClothName[] = ['latin', 'med', 'asian', 'amer', 'other'];

/** Picks a tablecloth from the user's id, the same on every device. */
function toCover(userId: string): ClothName {
  const sum = Array.from(userId).reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  return CLOTHS[sum % CLOTHS.length] ?? 'other';
}

export function MemberCover({ userId, name }: { userId: string; name: string | undefined }) {
  const { history, navigate } = useRouter();
  const canGoBack = useCanGoBack();
  const goBack = () => {
    if (canGoBack) history.back();
    else void navigate({ to: pagePaths.community });
  };
  return (
    <Cloth
      cloth={toCover(userId)}
      // Clears the bar of wide windows; a margin would push the whole page down.
      className={styles.cover}
    >
      <div className={styles.buttons}>
        <IconButton
          variant="paper"
          aria-label={appTexts.back}
          onClick={goBack}
          className={styles.back}
        >
          <ArrowLeft size={21} />
        </IconButton>
        <IconButton
          variant="paper"
          aria-label={memberTexts.shareThisProfile}
          onClick={() => void share(userId, name)}
        >
          <Share2 size={20} />
        </IconButton>
      </div>
    </Cloth>
  );
}

async function share(userId: string, name = ''): Promise<void> {
  const url = new URL(pagePaths.member(userId), globalThis.location.href).href;
  await shareAndNotify({ title: name, url });
}
