import * as postCardTexts from '../../texts/en/post-cards.ts';
import { showNotice } from '../ui/notice/notices.ts';

/** What became of it: `copied` where the device has nothing to share with, `nothing` where its sheet was closed again. */
export type Shared = 'shared' | 'copied' | 'nothing' | 'failed';

/** Hands an address to the device's own way of sharing, else puts it on the clipboard. */
export async function sharePage(page: { title: string; url: string }): Promise<Shared> {
  if (canShare(navigator)) {
    try {
      await navigator.share(page);
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'nothing';
    }
  }
  return (await copyText(page.url)) ? 'copied' : 'failed';
}

/** The same, and says what became of it. */
export async function shareAloud(page: { title: string; url: string }): Promise<void> {
  const shared = await sharePage(page);
  if (shared === 'copied') showNotice({ kind: 'success', text: postCardTexts.linkCopied });
  if (shared === 'failed') showNotice({ kind: 'error', text: postCardTexts.linkNotCopied });
}

/** Old browsers have no such thing, and pages on plain addresses neither; the same is true of the clipboard. */
function canShare(device: Partial<Navigator>): boolean {
  return device.share !== undefined;
}

/** False where the browser does not let the page. */
export async function copyText(text: string): Promise<boolean> {
  const { clipboard }: Partial<Navigator> = navigator;
  if (!clipboard) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
