import { submit, toOurText } from '#domain/outbox/submit.ts';
import * as actionTexts from '#texts/actions.ts';
import * as hiddenPostTexts from '#texts/hidden-posts.ts';
import { showNotice } from '#ui/notice/notices.ts';

export async function hidePost(
  post: { postId: string; title: string },
  on: boolean,
): Promise<void> {
  try {
    await submit([{ command: { op: 'post-hide.set', ...post, on } }]);
    showNotice({
      kind: 'success',
      text: on ? hiddenPostTexts.isHidden : hiddenPostTexts.isShown,
      ...(on && { action: { label: actionTexts.undo, run: () => void hidePost(post, false) } }),
    });
  } catch (error) {
    showNotice({ kind: 'error', text: toOurText(error) ?? hiddenPostTexts.notChanged });
  }
}
