import * as v from 'valibot';
import { postTexts as texts } from '../../../contract/post-texts.ts';
import { toDefinition } from '../../../contract/writes/all.ts';
import { RejectedFailure } from '../failures.ts';
import { callApi } from '../send.ts';
import { uploadImage } from '../uploads.ts';
import { type Published, type Publishing, toFailureText, toWords } from './publishing.ts';

/** A device that stores nothing can still ask the server, once, while somebody looks on. */
export async function sendDirectly(publishing: Publishing): Promise<Published> {
  const { written, bytes } = publishing;
  try {
    let address = '';
    if (bytes && written.picture && 'upload' in written.picture) {
      const { name, type } = written.picture;
      const answer = await uploadImage('picture', new File([bytes], name, { type }), () => {});
      address = answer.imageUrl;
    }
    const words = toWords(publishing);
    const { method, path, body, ifMatch } = toDefinition(words).request(words, () => address);
    await callApi(path, v.unknown(), {
      method,
      json: { ...Object(body) },
      fallback: texts.unknownError,
      ...(ifMatch !== undefined && { ifMatch }),
    });
    return { kind: 'posted', isNew: publishing.base === null };
  } catch (error) {
    return {
      kind: 'refused',
      reason: toFailureText(error),
      isStale: publishing.base !== null && isStale(error),
    };
  }
}

function isStale(error: unknown): boolean {
  return error instanceof RejectedFailure && error.status === 409;
}
