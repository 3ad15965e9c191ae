import type { AnyRouter } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { setHint } from '#platform/hints.ts';
import { readSession } from '#platform/session.ts';
import * as shoppingTexts from '#texts/shopping.ts';
import { showNotice } from '#ui/notice/notices.ts';

/** Says on another page that something is on the list, and offers to open it. */
export function showAdded(text: string, router: AnyRouter): void {
  setHint('list', true);
  if (!readSession()) setHint('visitor-list', true);
  showNotice({
    kind: 'success',
    text,
    action: {
      label: shoppingTexts.openList,
      run: () => void router.navigate({ to: pagePaths.list }),
    },
  });
}
