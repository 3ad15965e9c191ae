import { UPLOADS_PATH } from '#contract/upload/schema.ts';
import type { Load } from './load.ts';
import type { Verdict } from './verdict.ts';

/** Checks that each acknowledged upload is served with the same bytes as the first time. */
export async function judgePictures(
  { ledger, members, served }: Load,
  { lost, broken }: Verdict,
): Promise<void> {
  for (const { id, picture } of ledger.uploads.values()) {
    const answer = await members[0]?.read(`${UPLOADS_PATH}${id}.webp`);
    const bytes = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer());
    if (answer?.status !== 200) lost.push(`the file of upload ${id}: ${answer?.status}`);
    else if (!served[picture]?.equals(bytes))
      broken.push(`upload ${id} is torn: ${bytes.length} bytes`);
  }
}
