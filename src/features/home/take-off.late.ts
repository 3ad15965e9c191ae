import * as actionTexts from '#texts/actions.ts';
import * as unfinishedTexts from '#texts/unfinished.ts';
import { takeOffStove } from '../../offline/kitchen/take-off-stove.ts';
import { showNotice } from '../../ui/notice/notices.ts';

/** Ends the cooking session of a dish and shows a notice with Undo. Calls `look` after each change. */
export async function takeOff(
  { sessionId, recipeId, title }: { sessionId: string; recipeId: string; title: string },
  look: () => void,
): Promise<void> {
  const putBack = await takeOffStove(sessionId, recipeId);
  look();
  showNotice({
    kind: 'info',
    text: unfinishedTexts.isOff(title),
    action: { label: actionTexts.undo, run: () => void putBack().then(look) },
  });
}
