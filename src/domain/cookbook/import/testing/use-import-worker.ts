import { vi } from 'vitest';
import type { ImportRequest } from '../import-source.ts';
import { readSource } from '../read-source.ts';

/** Runs the import in the thread of the test, because happy-dom has no workers. */
export function useImportWorker(): void {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage({ source, known }: ImportRequest): void {
        const reply = (data: object) => this.dispatchEvent(new MessageEvent('message', { data }));
        void readSource(source, known, (progress) => reply({ progress })).then((result) =>
          reply({ result }),
        );
      }

      terminate(): void {}
    },
  );
}
