import { parentPort, workerData } from 'node:worker_threads';
import { renderPage } from '../../src/prerender.tsx';

/** Worker thread that renders pages one at a time for server/page/page-renderer.ts. */
let last = Promise.resolve();

parentPort?.on('message', (wanted) => {
  const before = last;
  last = (async () => {
    await before;
    parentPort?.postMessage(await answer(wanted));
  })();
});

/** @param {{ id: number, path: string, answers: Record<string, unknown> }} wanted */
async function answer({ id, path, answers }) {
  try {
    return { id, page: await renderPage(path, answers, workerData.sheet) };
  } catch (failure) {
    return { id, failure };
  }
}
