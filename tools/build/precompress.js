import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml']);

const packings = [
  {
    ending: '.br',
    pack: (/** @type {Buffer} */ text) =>
      promisify(brotliCompress)(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
  },
  {
    ending: '.gz',
    pack: (/** @type {Buffer} */ text) =>
      promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  },
];

/**
 * Writes a Brotli and a gzip copy next to each text file of the build, if the copy is smaller.
 * @param {string} directory
 */
export async function precompress(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)));
  await Promise.all(files.map((file) => packFile(join(file.parentPath, file.name))));
}

/** @param {string} path */
async function packFile(path) {
  const text = await readFile(path);
  for (const { ending, pack } of packings) {
    const packed = await pack(text);
    if (packed.length < text.length) await writeFile(path + ending, packed);
    else await rm(path + ending, { force: true });
  }
}
