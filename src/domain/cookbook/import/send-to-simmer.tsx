import { useCallback } from 'react';
import { copyText } from '#domain/post/share-page.ts';
import * as texts from '#texts/cookbook-import.ts';
import * as outboxTexts from '#texts/outbox.ts';
import * as postTexts from '#texts/post.ts';
import { Button, toButtonClass } from '#ui/button/button.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import { toBookmarklet } from './bookmarklet.ts';
import styles from './import.module.css';

/** The bookmark that sends the recipe of an open page, and how to install it. */
export function SendToSimmer() {
  const address = toBookmarklet(location.origin);
  // React refuses `javascript:` addresses. This one is only dragged and never runs here.
  const addLink = useCallback(
    (place: HTMLElement | null) => {
      const link = document.createElement('a');
      link.href = address;
      link.textContent = texts.sendTitle;
      link.className = toButtonClass({ variant: 'inverse', size: 'sm' });
      link.addEventListener('click', (event) => event.preventDefault());
      place?.replaceChildren(link);
    },
    [address],
  );
  const copy = async () => {
    const isCopied = await copyText(address);
    showNotice(
      isCopied
        ? { kind: 'success', text: outboxTexts.copied }
        : { kind: 'error', text: postTexts.linkNotCopied },
    );
  };
  return (
    <section aria-label={texts.sendTitle} className={styles.send}>
      <p>{texts.sendHint}</p>
      <p ref={addLink} />
      <p className={styles.muted}>{texts.sendDrag}</p>
      <p className={styles.muted}>{texts.sendPhone}</p>
      <Button size="sm" variant="outline" onClick={() => void copy()}>
        {texts.sendCopy}
      </Button>
    </section>
  );
}
