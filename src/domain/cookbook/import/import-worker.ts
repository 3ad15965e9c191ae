import type { ImportRequest } from './import-source.ts';
import { readSource } from './read-source.ts';

/** Reads one source; the page ends the worker afterwards, or earlier to cancel. */
addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => {
  let shown = -1;
  readSource(data.source, data.known, (progress) => {
    // A message for each entry would take longer than reading it.
    const percent = Math.floor((progress.done / progress.total) * 100);
    if (percent !== shown) postMessage({ progress });
    shown = percent;
  }).then(
    (result) => postMessage({ result }),
    (error: unknown) => postMessage({ failure: String(error) }),
  );
});
