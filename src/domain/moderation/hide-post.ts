import { submit, toOurText } from '#domain/outbox/submit.ts';
import * as appTexts from '#texts/app.ts';
import * as feedTexts from '#texts/feed.ts';
import { showNotice } from '#ui/notice/notices.ts';

export async function hidePost(
  post: { postId: string; title: string },
  on: boolean,
): Promise<void> {
  try {
    await submit([{ command: { op: 'post-hide.set', ...post, on } }]);
    showNotice({
      kind: 'success',
      text: on ? feedTexts.isHidden : feedTexts.isShown,
      ...(on && { action: { label: appTexts.undo, run: () => void hidePost(post, false) } }),
    });
  } catch (error) {
    showNotice({ kind: 'error', text: toOurText(error) ?? feedTexts.hiddenNotChanged });
  }
}
