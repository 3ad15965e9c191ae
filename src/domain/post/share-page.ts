import * as postTexts from '#texts/post.ts';
import { showNotice } from '#ui/notice/notices.ts';

/** Result of sharing. `copied`: the device cannot share. `nothing`: the user closed the share sheet. */
export type Shared = 'shared' | 'copied' | 'nothing' | 'failed';

/** Opens the device's share sheet, or copies the address. */
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

export async function shareAndNotify(page: { title: string; url: string }): Promise<void> {
  const shared = await sharePage(page);
  if (shared === 'copied') showNotice({ kind: 'success', text: postTexts.linkCopied });
  if (shared === 'failed') showNotice({ kind: 'error', text: postTexts.linkNotCopied });
}

/** Undefined in old browsers and on plain http, and so is the clipboard. */
function canShare(device: Partial<Navigator>): boolean {
  return device.share !== undefined;
}

/** Resolves to false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  const { clipboard }: Partial<Navigator> = navigator;
  if (!clipboard) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
