import type { Member } from './member.ts';
import type { WrittenTip } from './tip-writer.ts';
import type { Verdict } from './verdict.ts';

/** Compares the tips on the server with the promised ones. */
export async function judgeTips(
  written: readonly WrittenTip[],
  members: readonly Member[],
  { lost, doubled, wrongName }: Verdict,
): Promise<void> {
  const [reader] = members;
  const names = new Map(members.map(({ id, name }) => [id, name]));
  for (const recipeId of new Set(written.map((tip) => tip.recipeId))) {
    const there = (await reader?.fetchTips(recipeId)) ?? [];
    const wanted = written.filter((tip) => tip.recipeId === recipeId && !tip.isDeleted);
    for (const { id, text, likes } of wanted) {
      const found = there.filter(({ content }) => content === text);
      if (found.length === 0) lost.push(`tip ${text}`);
      if (found.length > 1) doubled.push(`tip ${text}`);
      const wished = [...likes.values()].filter(Boolean).length;
      const likeCount = found.find(({ _id }) => _id === id)?.likeCount ?? 0;
      if (likeCount < wished) lost.push(`${likeCount} likes of ${wished} on tip ${text}`);
      if (likeCount > wished) doubled.push(`${likeCount} likes of ${wished} on tip ${text}`);
    }
    for (const { _id, content, authorId } of there) {
      const name = names.get(authorId) ?? '';
      if (!content.startsWith(`${name} `)) wrongName.push(`tip ${content} as ${name}`);
      else if (!wanted.some(({ id }) => id === _id)) doubled.push(`not expected: tip ${content}`);
    }
  }
}
