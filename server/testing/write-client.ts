import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const SCRIPT = `export const kettle = '${'steam '.repeat(50)}';`;

const toPage = (title: string, body: string) => `<!doctype html>
<html lang="en">
  <head>
    <title>${title}</title>
    <meta name="description" content="As built." />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBE7D2" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1A100B" />
    <!--head-->
    <script type="module" src="/assets/main-a1b2.js"></script>
  </head>
  <body>${body}</body>
</html>`;

/** The inline script of the built home page. */
export const INLINE = { style: 'body{margin:0}', script: 'requestAnimationFrame(()=>0)' };

/** Writes a small client build into a directory. */
export async function writeClient(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'simmer-client-'));
  await mkdir(join(directory, 'assets'));
  await mkdir(join(directory, 'icons'));
  await mkdir(join(directory, 'plates'));
  const files: Record<string, string | Buffer> = {
    'index.html': toPage(
      'The home',
      `<style>${INLINE.style}</style><script>${INLINE.script}</script><p>Prerendered home</p>`,
    ),
    'shell.html': toPage('The shell', '<div id="app"></div>'),
    'sw.js': 'self.skipWaiting();',
    'background-sender.js': 'self.sendOutbox = () => {};',
    'manifest.webmanifest': '{"name":"Simmer"}',
    'icons/link-preview.jpg': 'drawn',
    'icons/simmer.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'plates/tom-yum.ce3afe8e08.640.webp': 'drawn',
    'assets/main-a1b2.js': SCRIPT,
    'assets/main-a1b2.js.br': brotliCompressSync(SCRIPT),
    'assets/main-a1b2.js.gz': gzipSync(SCRIPT),
    'assets/plain-c3d4.css': 'body{}',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
  return directory;
}

/** Writes the picture files of a dish, which are served, and its description, which is not. */
export async function writePictures(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'simmer-pictures-'));
  for (const name of ['tom-yum.a1b2.640.webp', 'tom-yum.a1b2.640.avif', 'tom-yum.json']) {
    await writeFile(join(directory, name), 'drawn');
  }
  return directory;
}
