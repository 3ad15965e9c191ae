import { copyText } from '#domain/post/share-page.ts';
import * as appTexts from '#texts/app.ts';
import * as shoppingTexts from '#texts/shopping.ts';
import { showNotice } from '#ui/notice/notices.ts';

/** Opens the device's share sheet with the list as text, or copies it. */
export async function shareList(text: string): Promise<void> {
  // Undefined in old browsers and on plain http.
  const device: Partial<Navigator> = navigator;
  if (device.share) {
    try {
      await device.share({ title: appTexts.shoppingList, text });
      return;
    } catch (error) {
      // The user closed the share sheet.
      if (error instanceof Error && error.name === 'AbortError') return;
    }
  }
  const isCopied = await copyText(text);
  showNotice(
    isCopied
      ? { kind: 'success', text: shoppingTexts.listCopied }
      : { kind: 'error', text: shoppingTexts.listNotCopied },
  );
}
