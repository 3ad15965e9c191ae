import { parentPort, workerData } from 'node:worker_threads';
import { renderPage } from '../../src/prerender.tsx';

/** The server's thread that renders pages, one at a time (server/pages/page-renderer.ts). */
let last = Promise.resolve();

parentPort?.on('message', ({ id, path, answers }) => {
  last = last.then(async () => {
    try {
      parentPort?.postMessage({ id, page: await renderPage(path, answers, workerData.sheet) });
    } catch (error) {
      parentPort?.postMessage({ id, failure: error });
    }
  });
});
