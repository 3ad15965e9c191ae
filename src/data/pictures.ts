import { NETWORK_WAIT_WITHOUT_COPY_MS } from '../../contract/limits.ts';
import { SOURCE_HEADER } from '../../contract/stored-copy.ts';
import { BrokenFailure, OfflineFailure } from './failures.ts';
import { requestHttp } from './http.ts';

/** A dish's picture for keeping: this very file, no stand-in of the worker's. Throws where it cannot be had. */
export async function fetchPicture(path: string): Promise<{ type: string; body: ArrayBuffer }> {
  try {
    const response = await requestHttp(path, {
      headers: { [SOURCE_HEADER]: 'network' },
      deadlineMs: NETWORK_WAIT_WITHOUT_COPY_MS,
    });
    const type = response.headers.get('content-type') ?? '';
    if (response.status !== 200 || !type.startsWith('image/')) throw new BrokenFailure(path);
    return { type, body: await response.arrayBuffer() };
  } catch (error) {
    if (error instanceof BrokenFailure) throw error;
    throw new OfflineFailure(path, { cause: error });
  }
}
