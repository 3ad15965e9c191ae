import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Everything } from './find-everything.ts';

export type FindFile = (name: string) => Promise<{ stream: Readable } | undefined>;

/**
 * Streams a zip file, and opens each picture only when the reader has received the one before. Omits pictures that
 * were deleted in the meantime.
 */
export function toZip({ texts, pictures }: Everything, findFile: FindFile, now: Date): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  zip.on('error', (error: Error) => output.destroy(error));
  // Also resolves if the reader closes the connection early.
  const closed = new Promise<void>((resolve) => output.once('close', resolve));
  const fill = async () => {
    for (const [name, text] of texts) zip.addBuffer(Buffer.from(text), name, { mtime: now });
    for (const name of pictures) {
      const found = await findFile(name);
      if (output.destroyed) found?.stream.destroy();
      if (output.destroyed) return;
      if (found === undefined) continue;
      const { stream } = found;
      // Compression does not make WebP files smaller.
      zip.addReadStream(stream, `pictures/${name}`, { mtime: now, compress: false });
      await Promise.race([finished(stream), closed]);
      stream.destroy();
    }
    zip.end();
  };
  fill().catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return output;
}
